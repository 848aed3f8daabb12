import KeyValueObserving

/// A page of the help pages on the net, and how much of it has come.
final class WebPage: KVOObject {
  let host: String

  /// From 0 to 1, as `WKWebView` estimates it.
  @Dynamic var estimatedProgress = 0.0

  init(host: String) {
    self.host = host
    super.init()
  }
}
