import Testing

/// Values that set each other, without Key-Value Observing.
@Suite struct NotificationCycleToday {
  // Two properties that follow each other, each with a check.

  final class FollowingPicture {
    static let ratio = 2.0.squareRoot()

    var width = 0 {
      didSet {
        let fitting = Int((Double(width) / Self.ratio).rounded(.up))
        if height != fitting { height = fitting }
      }
    }

    var height = 0 {
      didSet {
        let fitting = Int((Double(height) * Self.ratio).rounded(.up))
        if width != fitting { width = fitting }
      }
    }
  }

  @Test func `two properties that follow each other by rounding end with the stack`() async {
    await #expect(processExitsWith: .failure) {
      FollowingPicture().width = 100
    }
  }

  // One value with two ways to change it.

  struct PictureSize: Equatable {
    private(set) var width = 0
    private(set) var height = 0

    mutating func setWidth(_ width: Int) {
      self = Self(
        width: width, height: Int((Double(width) / FollowingPicture.ratio).rounded(.up)))
    }

    mutating func setHeight(_ height: Int) {
      self = Self(
        width: Int((Double(height) * FollowingPicture.ratio).rounded(.up)), height: height)
    }
  }

  @Test func `a value that knows what was set keeps it`() {
    var size = PictureSize()
    size.setWidth(100)
    #expect(size == PictureSize(width: 100, height: 71))
    size.setHeight(71)
    #expect(size == PictureSize(width: 101, height: 71))
  }

  // A circle of messages has no stack.

  @Test @MainActor func `two tasks that answer each other go round for as long as they are let`()
    async
  {
    let (widths, width) = AsyncStream.makeStream(of: Int.self)
    let (heights, height) = AsyncStream.makeStream(of: Int.self)
    var rounds = 0
    let following = Task { @MainActor in
      for await width in widths {
        rounds += 1
        height.yield(Int((Double(width) / FollowingPicture.ratio).rounded(.up)))
      }
    }
    let answering = Task { @MainActor in
      for await height in heights {
        width.yield(Int((Double(height) * FollowingPicture.ratio).rounded(.up)))
      }
    }
    width.yield(100)
    while rounds < 1000 { await Task.yield() }
    #expect(!following.isCancelled && !answering.isCancelled, "Nothing has stopped them.")
    following.cancel()
    answering.cancel()
  }

  // A flag that is up while one follows drops what others change meanwhile.

  final class FlaggedPicture {
    var width = 3 { didSet { follow { height = width * 2 / 3 } } }
    var height = 2 {
      didSet {
        if height > 100 { height = 100 }
        follow { width = height * 3 / 2 }
      }
    }

    private var isFollowing = false

    private func follow(_ change: () -> Void) {
      guard !isFollowing else { return }
      isFollowing = true
      change()
      isFollowing = false
    }
  }

  @Test func `a flag drops the change that somebody else makes meanwhile`() {
    let picture = FlaggedPicture()
    picture.width = 300
    // The height was cut on the way, and nobody has told the width.
    #expect(picture.width == 300)
    #expect(picture.height == 100)
  }
}
