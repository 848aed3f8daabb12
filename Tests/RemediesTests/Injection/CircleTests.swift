import Foundation
import Remedies
import Testing

@Suite struct CircleTests {
  final class Account {
    let screen: Screen

    init(screen: Screen) {
      self.screen = screen
    }
  }

  @Test func `a circle is an error with its path, and the scope goes on to work`() throws {
    let scope = InjectionScope()
    try scope.register(Account.self) { Account(screen: try $0.resolve(Screen.self)) }
    try scope.register(Screen.self) { request in
      try request.resolve(Account.self).screen
    }
    #expect(throws: InjectionError.circular(path: ["Account", "Screen", "Account"])) {
      try scope.resolve(Account.self)
    }
    #expect(throws: InjectionError.circular(path: ["Screen", "Account", "Screen"])) {
      try scope.resolve(Screen.self)
    }
    try scope.register(RequestQueue.self) { _ in RequestQueue() }
    #expect(throws: Never.self) { try scope.resolve(RequestQueue.self) }
  }

  @Test func `a circle through properties stops the program and says its path`() async throws {
    final class Left {
      @Injected var right: Right
      init(reads: Bool) { if reads { _ = right } }
    }
    final class Right {
      @Injected var left: Left
      init() { _ = left }
    }
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scope = InjectionScope()
      try scope.register(Left.self) { _ in Left(reads: true) }
      try scope.register(Right.self) { _ in Right() }
      _ = try scope.resolve(Left.self)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("A circle of rules: Left → Right → Left."))
  }

  @Test func `a circle that a lazy property opens is none`() throws {
    final class Left {
      @Injected var right: Right
    }
    final class Right {
      @Injected var left: Left
    }
    let scope = InjectionScope()
    try scope.register(Left.self) { _ in Left() }
    try scope.register(Right.self) { _ in Right() }
    let left = try scope.resolve(Left.self)
    try #expect(left.right.$left.resolve() !== left)
  }

  @Test func `a gap says on which way it was met`() throws {
    let scope = InjectionScope()
    try scope.register((any ResourceLoader).self) { request in
      _ = try request.resolve(RequestQueue.self)
      return NamedLoader("never")
    }
    let screen = scope.run { UsersScreen() }
    let error = #expect(throws: InjectionError.self) { try screen.$loader.resolve() }
    guard case .missing("RequestQueue", "UsersScreen.loader", let path) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(path.count == 1)
    #expect(path.first?.hasSuffix("for UsersScreen.loader") == true)
  }

  @Test func `a task that a rule starts is no part of its circle`() async throws {
    let scope = InjectionScope()
    let (names, sink) = AsyncStream.makeStream(of: String.self)
    try scope.register((any ResourceLoader).self) { [weak scope] request in
      if request.sender.object is UsersScreen {
        Task {
          sink.yield((try? scope?.loaderName()) ?? "refused")
          sink.finish()
        }
      }
      return NamedLoader("app")
    }
    try #expect(scope.loaderName(for: UsersScreen()) == "app")
    var heard: [String] = []
    for await name in names { heard.append(name) }
    #expect(heard == ["app"])
  }
}
