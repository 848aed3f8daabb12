import KataTesting
import Testing

@testable import SingletonCoupling

@MainActor @Suite struct Pictures {
  @Test func `where two screens have their loader from`() throws {
    ObjectGraph.draw {
      let loaders = [ShelfLoader("attic"), ShelfLoader("cellar")]
      let screens = loaders.map { try? makeResourcesScreen(loader: $0) }
      return ObjectGraph(
        [
          "attic's screen": screens[0], "cellar's screen": screens[1],
          "attic's loader": loaders[0], "cellar's loader": loaders[1],
        ],
        arrows: [
          .mayKeep("attic's screen", "attic's loader", "resources"),
          .mayKeep("cellar's screen", "cellar's loader", "resources"),
          .mayKeep(ObjectGraph.app, "cellar's loader", "ResourceManager.shared"),
        ])
    }
  }
}
