import Controls

/// The screen of one document, with a button that publishes it.
///
/// The lock and the statistics came later, each with a line of its own.
final class DocumentScreen {
  let document: Document
  let publishButton = GuardedButton()
  private let counting: HandlerToken

  init(document: Document, statistics: Statistics) {
    self.document = document
    publishButton.requires { !document.title.isEmpty }
    publishButton.on(.touchUpInside) { document.publish() }

    publishButton.forbids { document.isLocked }
    counting = publishButton.on(.touchUpInside) { statistics.countTap() }
  }

  /// Ends the counting of taps, when the user does not want to be counted.
  func stopCounting() {
    counting.stop()
  }
}
