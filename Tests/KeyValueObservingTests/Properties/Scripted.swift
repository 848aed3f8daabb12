import KeyValueObserving

/// The classes that a script's objects are made of in the model.
enum Scripted {
  /// What a script may do to an object.
  class Object: KVOObject {
    func set(_ value: Int, _ path: Path) {}
    func write(_ value: Int, _ path: Path) {}
    func show(_ document: Document?) {}
    func slip(_ document: Document?) {}
  }

  final class Document: Object {
    @Dynamic var title = 0

    override func set(_ value: Int, _ path: Path) { title = value }
    override func write(_ value: Int, _ path: Path) { $title.write(value) }
  }

  final class Window: Object {
    @Dynamic var first = 0
    @Dynamic var last = 0
    @Dynamic var document: Document?

    var fullName: Int { first * 10 + last }
    var heading: Int? { document?.title }

    override class var computedKeys: [String: AnyKeyPath] {
      ["fullName": \Window.fullName, "heading": \Window.heading]
    }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      switch key {
      case "fullName": ["first", "last"]
      case "heading": ["document.title"]
      default: []
      }
    }

    override func set(_ value: Int, _ path: Path) {
      if path == .first { first = value } else { last = value }
    }

    override func write(_ value: Int, _ path: Path) {
      if path == .first { $first.write(value) } else { $last.write(value) }
    }

    override func show(_ document: Document?) { self.document = document }
    override func slip(_ document: Document?) { $document.write(document) }
  }

  final class Observer: KVOObject {
    var handler: ((String, KVOObject, [KeyValueChangeKey: Any], UnsafeMutableRawPointer?) -> Void)?

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard let keyPath, let subject = object as? KVOObject, let change else { return }
      handler?(keyPath, subject, change, context)
    }
  }
}
