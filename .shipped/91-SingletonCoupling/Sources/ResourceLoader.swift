/// Where resources come from: a server, a folder of the device, a colleague's account.
protocol ResourceLoader: Sendable {
  /// The titles of a page, from 1; an empty page follows the last.
  func page(_ number: Int) async throws -> [String]

  /// What a resource says.
  func content(of title: String) async throws -> String
}

/// The server, over a connection that stays open, so that the app has one.
final class NetworkLoader: ResourceLoader {
  init() {
    Network.connect()
  }

  func page(_ number: Int) async throws -> [String] {
    await Network.get(page: number)
  }

  func content(of title: String) async throws -> String {
    await Network.get(title)
  }
}
