import Remedies

/// What the tests of the injection inject: a loader of documents, and who uses it.
protocol Loader: AnyObject, Sendable {
  var name: String { get }
}

final class NamedLoader: Loader {
  let name: String

  init(_ name: String = "network") {
    self.name = name
  }
}

class Screen {
  @Injected var loader: any Loader
}

class PreviewScreen: Screen {}

final class PrintPreviewScreen: PreviewScreen {}

/// A service that keeps the object it was made for in mind.
final class Presenter {
  let sender: Sender

  init(_ sender: Sender) {
    self.sender = sender
  }
}

final class PresentingScreen {
  @Injected var presenter: Presenter
}

/// Two services that need each other.
final class Archive: Sendable {
  init(in scope: Scope, for owner: AnyObject) throws {
    _ = try scope.resolve(Index.self, for: owner)
  }
}

final class Index: Sendable {
  init(in scope: Scope, for owner: AnyObject) throws {
    _ = try scope.resolve(Archive.self, for: owner)
  }
}
