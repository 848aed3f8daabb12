import Foundation
import KeyValueObserving

extension Scenario {
  /// Options, and what a change holds.
  static let options: [Scenario] = observing + values

  private static let observing: [Scenario] = [
    Scenario("S001") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      p.name = "ann"
    },
    Scenario("S002") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.name = "ann"
      p.addObserver(o, forKeyPath: "name", options: [.new, .old], context: Context.a)
      p.name = "bob"
      p.name = "cat"
    },
    Scenario("S003") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: [], context: nil)
      p.name = "ann"
      p.name = "bob"
    },
    Scenario("S004") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.name = "ann"
      p.addObserver(o, forKeyPath: "name", options: .old, context: nil)
      p.name = "bob"
    },
    Scenario("S005") { stage in addInitially(.initial, on: stage) },
    Scenario("S006") { stage in addInitially([.initial, .new], on: stage) },
    Scenario("S008") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: .prior, context: nil)
      p.name = "ann"
    },
    Scenario("S009") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.name = "ann"
      p.addObserver(o, forKeyPath: "name", options: [.prior, .new, .old], context: nil)
      p.name = "bob"
      p.name = "cat"
    },
  ]

  private static func addInitially(_ options: KeyValueObservingOptions, on stage: Stage) {
    let p = stage.person()
    let o = stage.observer()
    p.name = "ann"
    stage.say("adding")
    p.addObserver(o, forKeyPath: "name", options: options, context: nil)
    stage.say("added")
    p.name = "bob"
  }

  private static let values: [Scenario] = [
    Scenario("S011") { stage in
      let p = stage.person()
      let o = stage.observer()
      stage.say("adding with nil value")
      p.addObserver(o, forKeyPath: "name", options: [.initial, .new, .old], context: nil)
      stage.say("nil -> ann")
      p.name = "ann"
      stage.say("ann -> nil")
      p.name = nil
      stage.say("nil -> nil")
      p.name = nil
    },
    Scenario("S013") { stage in
      let p = stage.person()
      let o = stage.observer()
      for key in ["age", "height", "active"] {
        p.addObserver(o, forKeyPath: key, options: [.new, .old], context: nil)
      }
      p.age = 7
      p.height = 1.5
      p.active = true
    },
    Scenario("S015") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "age", options: [.new, .old], context: nil)
      p.setValue(5, forKey: "age")
    },
    Scenario("S016") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "bare", options: [.new, .old], context: nil)
      stage.attempt("setValue:forKey: without a setter") { p.setValue(5, forKey: "bare") }
      stage.say("bare is \(p.bare)")
    },
    Scenario("S017") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "age", options: [.new, .old], context: nil)
      stage.say("ivar written directly")
      p.$age.write(3)
      stage.say("setter")
      p.age = 4
    },
    Scenario("S018") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.text = NSMutableString(string: "x")
      p.addObserver(o, forKeyPath: "text", options: [.new, .old], context: nil)
      stage.say("value object mutated in place")
      p.text?.append("y")
      stage.say("setter")
      p.text = NSMutableString(string: "z")
    },
  ]
}
