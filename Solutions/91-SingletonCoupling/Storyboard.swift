/// The stand-in for a storyboard: it makes screens by an initializer that takes nothing.
@MainActor enum Storyboard {
  static func make<Screen: StoryboardScreen>(_ type: Screen.Type) -> Screen {
    type.init()
  }
}

/// A screen that a storyboard can make.
@MainActor protocol StoryboardScreen: AnyObject {
  init()
}
