import KeyValueObserving

/// What the app's screens show and follow.
///
/// Whoever keeps something about a model without keeping the model is told of its end.
class Model: KVOObject {
  private var endings: [ObjectIdentifier: (Model) -> Void] = [:]

  /// Calls `ending` when the model comes to its end, one for each `owner`, which is not retained.
  ///
  /// It is called in the model's deinit. A weak reference to the model is nil by then, so that the
  /// model comes as an argument, which must not be kept.
  func whenItEnds(_ owner: AnyObject, _ ending: @escaping (Model) -> Void) {
    endings[ObjectIdentifier(owner)] = ending
  }

  func cancelEnding(of owner: AnyObject) {
    endings[ObjectIdentifier(owner)] = nil
  }

  deinit {
    for ending in endings.values { ending(self) }
  }
}
