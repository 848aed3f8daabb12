import KataTesting
import KeyValueObserving
import Remedies
import Testing

/// A value that was not asked for is told, and never looks like nil.
@Suite(.kata) struct ObservedChangeTests {
  @Test func `reading a new value that was not asked for is a fault`() {
    let document = Document()
    let token = document.observe(\.subtitle) { #expect($1.newValue == nil) }
    let faults = catchingExceptions { document.subtitle = "Second" }
    #expect(faults.map(\.name) == [.invalidArgument])
    #expect(faults.first?.reason.contains("options: [.new]") == true)
    token.stop()
  }

  @Test func `reading an old value that was not asked for is a fault at the observation's line`() {
    let document = Document()
    let line = #line + 1
    let token = document.observe(\.title, options: [.new]) { #expect($1.oldValue == nil) }
    let faults = catchingExceptions { document.title = "Final" }
    #expect(faults.map(\.name) == [.invalidArgument])
    #expect(faults.first?.registeredAt?.line == line)
    token.stop()
  }

  @Test func `a handler that reads no value meets no fault`() {
    let document = Document()
    var kinds: [KeyValueChange] = []
    let token = document.observe(\.title) { kinds.append($1.kind) }
    document.title = "Final"
    #expect(kinds == [.setting])
    token.stop()
  }

  @Test func `a call before the change has no new value yet`() {
    let document = Document()
    var heard: [String?] = []
    let token = document.observe(\.title, options: [.new, .old, .prior]) {
      heard += [$1.isPrior ? "before" : "after", $1.oldValue, $1.newValue]
    }
    document.title = "Final"
    #expect(heard == ["before", "Draft", nil, "after", "Draft", "Final"])
    token.stop()
  }

  @Test func `the initial call has no old value`() {
    let document = Document()
    var old: [String?] = []
    let token = document.observe(\.title, options: [.initial, .old]) { old.append($1.oldValue) }
    #expect(old == [nil])
    token.stop()
  }

  @Test func `numbers come out of their boxes as what the property is`() {
    final class Transfer: KVOObject {
      @Dynamic var bytes = 0
      @Dynamic var progress = 0.0
      @Dynamic var isPaused = false
      @Dynamic var attempts: Int?
    }
    let transfer = Transfer()
    var heard: [String] = []
    let tokens = [
      transfer.observe(\.bytes, options: [.old, .new]) {
        heard.append("\([$1.oldValue, $1.newValue])")
      },
      transfer.observe(\.progress, options: .new) { heard.append("\([$1.newValue])") },
      transfer.observe(\.isPaused, options: .new) { heard.append("\([$1.newValue])") },
      transfer.observe(\.attempts, options: .new) { heard.append("\([$1.newValue])") },
    ]
    transfer.bytes = .max
    transfer.progress = 0.25
    transfer.isPaused = true
    transfer.attempts = 3
    transfer.attempts = nil
    #expect(
      heard == [
        "[Optional(0), Optional(9223372036854775807)]", "[Optional(0.25)]", "[Optional(true)]",
        "[Optional(Optional(3))]", "[Optional(nil)]",
      ])
    for token in tokens { token.stop() }
  }
}
