import KeyValueObserving

extension Scenario {
  /// Several observers, and who is told first.
  static let order: [Scenario] = [
    Scenario("S020") { stage in
      let p = stage.person()
      for name in ["o1", "o2", "o3"] {
        p.addObserver(stage.observer(name), forKeyPath: "name", options: .new, context: nil)
      }
      p.name = "ann"
    },
    Scenario("S021") { stage in
      let p = stage.person()
      for name in ["o1", "o2", "o3"] {
        p.addObserver(stage.observer(name), forKeyPath: "name", options: .prior, context: nil)
      }
      p.name = "ann"
    },
    Scenario("S023") { stage in
      let p = stage.person()
      p.addObserver(stage.observer("o1"), forKeyPath: "name", options: .new, context: nil)
      p.addObserver(stage.observer("o2"), forKeyPath: "age", options: .new, context: nil)
      p.age = 1
      p.name = "ann"
    },
    Scenario("S024") { stage in
      let p = stage.person()
      let observers = ["o1", "o2", "o3"].map { stage.observer($0) }
      for observer in observers {
        p.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
      }
      p.removeObserver(observers[0], forKeyPath: "name")
      p.addObserver(observers[0], forKeyPath: "name", options: .new, context: nil)
      stage.say("o1 removed and added again")
      p.name = "ann"
    },
  ]
}
