import Foundation
import KeyValueObserving

extension Conformance {
  /// A subject with to-many relationships.
  ///
  /// Foundation announces the calls of mutator methods by itself, once a class has them; in Swift
  /// they announce by hand.
  final class Bag: KVOObject {
    @Dynamic var items: [String] = []
    @Dynamic var plain: [String] = []
    @Dynamic var tags: Set<String> = []

    func insert(_ item: String, inItemsAt index: Int) {
      willChange(.insertion, valuesAt: [index], forKey: "items")
      $items.value.insert(item, at: index)
      didChange(.insertion, valuesAt: [index], forKey: "items")
    }

    func remove(fromItemsAt index: Int) {
      willChange(.removal, valuesAt: [index], forKey: "items")
      $items.value.remove(at: index)
      didChange(.removal, valuesAt: [index], forKey: "items")
    }

    func add(tag: String) {
      willChangeValue(forKey: "tags", withSetMutation: .unionSet, using: [tag])
      $tags.value.insert(tag)
      didChangeValue(forKey: "tags", withSetMutation: .unionSet, using: [tag])
    }

    func remove(tag: String) {
      willChangeValue(forKey: "tags", withSetMutation: .minusSet, using: [tag])
      $tags.value.remove(tag)
      didChangeValue(forKey: "tags", withSetMutation: .minusSet, using: [tag])
    }
  }
}
