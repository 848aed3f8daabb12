import KataTesting
import Testing

@testable import CircularDependency

@Suite struct Pictures {
  @Test func `who keeps whom of the services of the app`() {
    ObjectGraph.draw {
      let container = makeAppContainer()
      // As shipped the two ask for each other until the stack ends, and there is nobody to show.
      var isUnderWay = false
      container.register(Accounts.self) { container in
        if isUnderWay { throw Circle() }
        isUnderWay = true
        return try Accounts(container: container)
      }
      return ObjectGraph(
        ["Accounts": try? container.resolve(Accounts.self)],
        types: ["Sync", "CurrentUser", "Network"])
    }
  }
}

private struct Circle: Error {}
