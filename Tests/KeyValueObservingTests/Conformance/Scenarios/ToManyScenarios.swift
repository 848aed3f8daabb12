import Foundation
import KeyValueObserving

extension Scenario {
  /// Collections: proxies, indexed changes, `@count`.
  static let toMany: [Scenario] = arrays + sets + collections

  private static let arrays: [Scenario] = [
    Scenario("S110") { stage in
      let bag = observedBag("items", on: stage)
      let items = bag.mutableArrayValue(forKey: "items")
      stage.say("proxy add x")
      items.add("x")
      stage.say("proxy insert y at 0")
      items.insert("y", at: 0)
      stage.say("proxy replace 1 by z")
      items.replace(at: 1, with: "z")
      stage.say("proxy remove 0")
      items.remove(at: 0)
      stage.say("items now \(TraceText.value(bag.items))")
    },
    Scenario("S112") { stage in
      let bag = observedBag("plain", on: stage)
      let plain = bag.mutableArrayValue(forKey: "plain")
      stage.say("proxy over a key with a setter only: add x, add y, remove 0")
      plain.add("x")
      plain.add("y")
      plain.remove(at: 0)
      stage.say("plain now \(TraceText.value(bag.plain))")
    },
    Scenario("S113") { stage in
      let bag = stage.bag()
      let o = stage.observer()
      bag.addObserver(o, forKeyPath: "items", options: [.new, .old], context: nil)
      stage.say("the array object mutated directly")
      bag.$items.value.append("x")
      stage.say("calls=\(o.calls)")
      stage.say("whole array set")
      bag.items = ["p", "q"]
    },
    Scenario("S115") { stage in
      let bag = observedBag("items", options: [], on: stage)
      stage.say("no options: insert, remove")
      bag.insert("x", inItemsAt: 0)
      bag.remove(fromItemsAt: 0)
    },
  ]

  private static let sets: [Scenario] = [
    Scenario("S116") { stage in
      let bag = observedBag("tags", on: stage)
      let tags = bag.mutableSetValue(forKey: "tags")
      stage.say("proxy add x")
      tags.add("x")
      stage.say("proxy add x again")
      tags.add("x")
      stage.say("proxy union x,y")
      tags.formUnion(["x", "y"])
      stage.say("proxy remove absent")
      tags.remove("none")
      stage.say("proxy remove x")
      tags.remove("x")
      stage.say("tags now \(TraceText.value(bag.tags))")
    },
    Scenario("S117") { stage in
      let bag = observedBag("tags", on: stage)
      stage.say("mutator methods called directly: add x, add x, remove x")
      bag.add(tag: "x")
      bag.add(tag: "x")
      bag.remove(tag: "x")
    },
  ]

  private static let collections: [Scenario] = [
    Scenario("S119") { stage in
      let documents = (0..<3).map { stage.document("d\($0)", "\($0)") }
      let o = stage.observer()
      documents.addObserver(
        o, toObjectsAt: [0, 1], forKeyPath: "title", options: .new, context: nil)
      for (document, title) in zip(documents, ["a", "b", "c"]) { document.title = title }
      documents.removeObserver(o, fromObjectsAt: [0], forKeyPath: "title")
      stage.say("removed from 0")
      documents[0].title = "d"
      documents[1].title = "e"
    },
    Scenario("S11B") { stage in
      let bag = stage.bag()
      let o = stage.observer()
      stage.attempt("addObserver: for items.@count") {
        bag.addObserver(o, forKeyPath: "items.@count", options: [.new, .old], context: nil)
      }
      bag.insert("x", inItemsAt: 0)
      bag.items = []
    },
    Scenario("S11D") { stage in
      let bag = stage.bag()
      bag.items = ["a", "b"]
      bag.addObserver(stage.observer(), forKeyPath: "items", options: [.new, .old], context: nil)
      let items = bag.mutableArrayValue(forKey: "items")
      stage.say("proxy removeAllObjects")
      items.removeAll()
      stage.say("proxy addObjectsFromArray: c,d")
      items.add(contentsOf: ["c", "d"])
      stage.say("proxy setArray: e")
      items.setArray(["e"])
    },
  ]

  private static func observedBag(
    _ key: String, options: KeyValueObservingOptions = [.new, .old], on stage: Stage
  ) -> Conformance.Bag {
    let bag = stage.bag()
    bag.addObserver(stage.observer(), forKeyPath: key, options: options, context: nil)
    return bag
  }
}
