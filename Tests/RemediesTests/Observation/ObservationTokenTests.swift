import Foundation
import KataTesting
import KeyValueObserving
import Remedies
import Testing

@Suite(.kata) struct ObservationTokenTests {
  @Test func `the closure hears each change with the object's own type`() {
    let contract = Contract()
    var titles: [String] = []
    let token = contract.observe(\.title) { (contract: Contract, _) in
      titles.append(contract.title)
    }
    contract.title = "Lease"
    contract.title = "Lease"
    #expect(titles == ["Lease", "Lease"])
    token.stop()
  }

  @Test func `values come in the property's type`() {
    let document = Document()
    var states: [Document.State?] = []
    var subtitles: [String??] = []
    let tokens = [
      document.observe(\.state, options: [.old, .new]) { states += [$1.oldValue, $1.newValue] },
      document.observe(\.subtitle, options: [.old, .new]) {
        subtitles += [$1.oldValue, $1.newValue]
      },
    ]
    document.state = .final
    document.subtitle = "Second"
    document.subtitle = nil
    #expect(states == [.draft, .final])
    #expect(subtitles == [.some(nil), "Second", "Second", .some(nil)])
    #expect(tokens.map(\.isActive) == [true, true])
  }

  @Test func `a path through objects is followed when its middle is replaced`() {
    let document = Document()
    document.author = Author()
    var names: [String??] = []
    let token = document.observe(\.author?.name, options: [.new]) { names.append($1.newValue) }
    document.author?.name = "Grace"
    document.author = Author()
    document.author = nil
    #expect(names == ["Grace", "Ada", .some(nil)])
    token.stop()
  }

  @Test func `a path that is nil at first is observed by its string`() {
    let document = Document()
    var calls = 0
    let token = document.observe(path: "author.name") { _, _ in calls += 1 }
    document.author = Author()
    document.author?.name = "Grace"
    #expect(calls == 2)
    token.stop()
  }

  @Test func `a path in a string has its values as they are, not in another optional`() {
    let document = Document()
    var heard: [String] = []
    let token = document.observe(path: "subtitle", options: [.old, .new]) {
      heard.append("\($1.oldValue ?? "nil") → \($1.newValue ?? "nil")")
    }
    document.subtitle = "Second"
    document.subtitle = nil
    #expect(heard == ["nil → Second", "Second → nil"])
    token.stop()
  }

  @Test func `the initial call comes before observe returns`() {
    let document = Document()
    var titles: [String?] = []
    let token = document.observe(\.title, options: [.initial, .new]) { titles.append($1.newValue) }
    #expect(titles == ["Draft"])
    token.stop()
  }

  @Test func `a token of a path that cannot be observed is a fault and not active`() {
    let document = Document()
    var token: ObservationToken?
    let faults = catchingExceptions {
      token = document.observe(\.title.count) { _, _ in }
    }
    #expect(faults.map(\.name) == [.unobservableKeyPath])
    #expect(token?.isActive == false)
  }
}
