/// A screen as the framework knows it: made from a storyboard, with an initializer that is fixed.
@MainActor class Screen {
  let title: String

  required init(archive: ScreenArchive) {
    title = archive.title
  }
}

/// What a storyboard says about one screen.
struct ScreenArchive {
  let title: String
}

/// Stands for a storyboard, in which screens are drawn and which makes them.
@MainActor struct Storyboard {
  struct UnknownScreen: Error {
    let name: String
  }

  private let titles = ["Resources": "All resources"]

  /// Makes a screen with the framework's initializer, as a segue or a tab does.
  func screen<S: Screen>(_ name: String, as type: S.Type) throws -> S {
    try screen(name, creator: type.init(archive:))
  }

  /// Makes a screen with any initializer, for who comes by in code.
  func screen<S: Screen>(_ name: String, creator: (ScreenArchive) -> S) throws -> S {
    guard let title = titles[name] else { throw UnknownScreen(name: name) }
    return creator(ScreenArchive(title: title))
  }
}
