/// Stands for the network: it keeps what is asked of it.
final class Network {
  private(set) var requests: [String] = []

  func fetch(_ request: String) {
    requests.append(request)
  }
}
