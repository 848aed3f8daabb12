/// The stand-in for `UINavigationController` as the root of a window: a stack of screens, the last of
/// which is seen, with a swipe back that the user may take back half way.
///
/// A screen that is never seen is never loaded. For each change the container calls what UIKit calls:
///
/// | What the user does | The upper screen | The lower screen |
/// |---|---|---|
/// | goes forward | will appear, did appear | will disappear, did disappear |
/// | goes back, or swipes back | will disappear, did disappear | will appear, did appear |
/// | swipes back half way | will disappear | will appear |
/// | and lets go | will appear, did appear | will disappear, did disappear |
///
/// So a swipe that is taken back tells the upper screen that it will disappear and never that it did,
/// and the lower one that it did disappear, though it never did appear. UIKit's order for one screen
/// is kept; between two screens it promises none.
public final class NavigationContainer {
  /// The screens, from the first to the one that is seen.
  public private(set) var screens: [Screen]

  /// Whether a finger is on the screen, half way back.
  public private(set) var isSwipingBack = false

  /// Puts a window with its first screen on the display.
  public init(root: Screen) {
    screens = [root]
    root.loadViewIfNeeded()
    root.viewWillAppear(false)
    root.viewDidAppear(false)
  }

  /// The screen that is seen.
  public var topScreen: Screen { screens[screens.count - 1] }

  /// Shows `screen` on top of the one that is seen.
  ///
  /// - Precondition: No swipe is under way.
  public func push(_ screen: Screen) {
    precondition(!isSwipingBack, "A swipe back is finished or cancelled before a screen is pushed.")
    let covered = topScreen
    screens.append(screen)
    exchange(covered, for: screen)
  }

  /// Goes back by the button in the bar.
  ///
  /// - Returns: The screen that was seen; nil if it is the only one.
  /// - Precondition: No swipe is under way.
  @discardableResult
  public func pop() -> Screen? {
    precondition(!isSwipingBack, "A swipe back is finished or cancelled before a screen is popped.")
    guard screens.count > 1 else { return nil }
    let left = screens.removeLast()
    exchange(left, for: topScreen)
    return left
  }

  /// Puts the finger on the left edge and moves it half way; does nothing on the only screen.
  public func beginSwipeBack() {
    guard let lower, !isSwipingBack else { return }
    isSwipingBack = true
    begin(topScreen, for: lower)
  }

  /// Moves the finger all the way: the upper screen is gone.
  ///
  /// - Returns: The screen that was swiped away; nil if no swipe is under way.
  @discardableResult
  public func finishSwipeBack() -> Screen? {
    guard isSwipingBack else { return nil }
    isSwipingBack = false
    let left = screens.removeLast()
    end(left, for: topScreen)
    return left
  }

  /// Lets go half way: the upper screen stays where it was.
  public func cancelSwipeBack() {
    guard isSwipingBack, let lower else { return }
    isSwipingBack = false
    exchange(lower, for: topScreen)
  }

  private var lower: Screen? { screens.dropLast().last }

  private func exchange(_ leaving: Screen, for coming: Screen) {
    begin(leaving, for: coming)
    end(leaving, for: coming)
  }

  private func begin(_ leaving: Screen, for coming: Screen) {
    coming.loadViewIfNeeded()
    leaving.viewWillDisappear(true)
    coming.viewWillAppear(true)
  }

  private func end(_ leaving: Screen, for coming: Screen) {
    leaving.viewDidDisappear(true)
    coming.viewDidAppear(true)
  }
}
