/// Stands for the network: it keeps what is sent, as a proxy on the desk would.
@MainActor enum Network {
  private(set) static var requests: [String] = []

  static func send(_ request: String) {
    requests.append(request)
  }
}
