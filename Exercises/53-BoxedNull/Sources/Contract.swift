import KeyValueObserving

/// A contract of the app, on its way from draft to signature.
final class Contract: KVOObject {
  /// How far a contract has come.
  enum State: Int {
    case draft
    case sent
    case signed
  }

  @Dynamic var title: String

  /// What somebody has noted about it; nil for nothing.
  @Dynamic var note: String?

  @Dynamic var state = State.draft

  init(title: String, note: String? = nil) {
    self.title = title
    self.note = note
    super.init()
  }
}
