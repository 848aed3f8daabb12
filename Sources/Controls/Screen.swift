public import KeyValueObserving

/// The stand-in for `UIViewController`: one screen of the app, whose view is loaded when it is first
/// needed and which its container tells when it comes and goes.
///
/// A screen is headless: a test plays the container, or uses a ``NavigationContainer``. It differs
/// from UIKit in these points:
///
/// - UIKit's view controllers belong to the main actor. A screen belongs to nobody and is not
///   `Sendable`, like a ``Control``.
/// - There is no view, only whether it is loaded.
/// - A screen keeps no account of its appearance. What a container calls is what arrives, paired or
///   not, as with a container that calls the appearance methods by hand.
open class Screen: KVOObject {
  /// What the bar above the screen says.
  open var title: String?

  /// Whether the view is loaded.
  public private(set) final var isViewLoaded = false

  /// Loads the view if it is not loaded, and calls ``viewDidLoad()`` then.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// Gives the view up, as setting a view controller's `view` to nil does; when the screen is needed
  /// again, its view is loaded again.
  ///
  /// UIKit did so by itself until iOS 6 when memory was low, and an app still may.
  open func unloadView() {
    isViewLoaded = false
  }

  /// Is called whenever the view has been loaded: more than once if it was given up, and never if
  /// nobody has looked at the screen.
  open func viewDidLoad() {}

  /// Says that the screen is about to come, or to come back.
  open func viewWillAppear(_ animated: Bool) {}

  /// Says that the screen has come.
  open func viewDidAppear(_ animated: Bool) {}

  /// Says that the screen is about to go; it may stay after all.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Says that the screen has gone.
  open func viewDidDisappear(_ animated: Bool) {}
}
