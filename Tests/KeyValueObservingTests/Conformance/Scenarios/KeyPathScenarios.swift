import KeyValueObserving

extension Scenario {
  /// Key paths of several keys.
  static let keyPaths: [Scenario] = paths + silentMiddle

  private static let paths: [Scenario] = [
    Scenario("S090") { stage in
      let d = stage.document("d", "T")
      let w = observedOwner(of: d, [.new, .old], context: Context.a, on: stage)
      stage.say("leaf changes")
      d.title = "U"
      _ = w
    },
    Scenario("S091") { stage in
      let d = stage.document("d", "T")
      let e = stage.document("e", "E")
      let w = observedOwner(of: d, [.new, .old], context: Context.a, on: stage)
      stage.say("middle replaced")
      w.document = e
      stage.say("old middle's leaf")
      d.title = "T2"
      stage.say("new middle's leaf")
      e.title = "E2"
    },
    Scenario("S092") { stage in
      let w = stage.owner(of: nil)
      let o = stage.observer()
      let d = stage.document("d", "T")
      stage.say("middle nil at registration")
      stage.attempt("addObserver:") {
        w.addObserver(
          o, forKeyPath: "document.title", options: [.new, .old, .initial], context: nil)
      }
      stage.say("middle set")
      w.document = d
      stage.say("leaf changes")
      d.title = "U"
    },
    Scenario("S094") { stage in
      let e = stage.document("e", "same")
      let w = observedOwner(of: stage.document("d", "same"), [.new, .old], on: stage)
      stage.say("middle replaced, equal leaf value")
      w.document = e
      stage.say("middle set to itself")
      w.document = e
    },
    Scenario("S095") { stage in
      let d = stage.document("d", "T")
      let w = stage.owner(of: nil)
      let p = stage.person()
      p.document = d
      w.person = p
      w.addObserver(
        stage.observer(), forKeyPath: "person.document.title", options: [.new, .old],
        context: nil)
      stage.say("leaf")
      d.title = "U"
      stage.say("middle")
      p.document = stage.document("e", "E")
      stage.say("head set to nil")
      w.person = nil
      stage.say("head set back")
      w.person = p
    },
  ]

  private static let silentMiddle: [Scenario] = [
    Scenario("S097") { stage in
      let d = stage.document("d", "T")
      let w = stage.owner(of: d)
      let o = stage.observer()
      w.addObserver(o, forKeyPath: "document.title", options: .new, context: nil)
      stage.attempt("removeObserver:") { w.removeObserver(o, forKeyPath: "document.title") }
      d.title = "U"
      w.document = nil
      stage.say("calls=\(o.calls)")
    },
    Scenario("S098") { stage in
      let d = stage.document("d", "T")
      let e = stage.document("e", "E")
      let w = stage.owner(of: d)
      let o = stage.observer()
      w.addObserver(o, forKeyPath: "document.title", options: [.new, .old], context: nil)
      stage.say("middle ivar replaced behind KVO's back")
      w.$document.write(e)
      stage.say("old middle's leaf")
      d.title = "T2"
      stage.say("new middle's leaf")
      e.title = "E2"
      stage.attempt("setDocument: (with notification)") {
        w.document = stage.document("f", "F")
      }
      stage.attempt("removeObserver:") { w.removeObserver(o, forKeyPath: "document.title") }
    },
  ]

  private static func observedOwner(
    of document: Conformance.Doc, _ options: KeyValueObservingOptions,
    context: UnsafeMutableRawPointer? = nil, on stage: Stage
  ) -> Conformance.Owner {
    let owner = stage.owner(of: document)
    owner.addObserver(
      stage.observer(), forKeyPath: "document.title", options: options, context: context)
    return owner
  }
}
