/// A screen as the framework knows it.
@MainActor class Screen {
  let title: String

  init(archive: ScreenArchive) {
    title = archive.title
  }
}

/// What a storyboard says about one screen.
struct ScreenArchive {
  let title: String
}

/// Stands for a storyboard, in which screens are drawn.
@MainActor struct Storyboard {
  struct UnknownScreen: Error {
    let name: String
  }

  private let titles = ["Compose": "New message"]

  /// Makes a screen; the creator calls whichever initializer it likes.
  func screen<S: Screen>(_ name: String, creator: (ScreenArchive) -> S) throws -> S {
    guard let title = titles[name] else { throw UnknownScreen(name: name) }
    return creator(ScreenArchive(title: title))
  }
}
