import Controls
import Foundation
import Remedies
import Testing

@Suite struct TextViewHandlerTests {
  final class NoteView: TextView {
    var marks = 0
  }

  final class Log {
    var lines: [String] = []
  }

  /// The app's own delegate.
  final class Own: TextViewDelegate {
    let log: Log
    var allows = true

    init(_ log: Log) { self.log = log }

    private func hear(_ line: String) -> Bool {
      log.lines.append("own: \(line)")
      return allows
    }

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { hear("should begin") }
    func textViewDidBeginEditing(_ textView: TextView) { _ = hear("did begin") }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { hear("\(range.location)+\(range.length) \(text)") }
    func textViewDidChange(_ textView: TextView) { _ = hear("did change") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { hear("should end") }
    func textViewDidEndEditing(_ textView: TextView) { _ = hear("did end") }
  }

  @Test func `every method has its handler, and the app's delegate is heard after each`() {
    let log = Log()
    let own = Own(log)
    let view = NoteView()
    view.delegate = own
    view
      .shouldBeginEditing { _ in log.add("should begin") }.and
      .onBeginEditing { _ in log.lines.append("did begin") }.and
      .shouldChangeCharacters { _, range, text in
        log.add("\(range.location)+\(range.length) \(text)")
      }.and
      .onTextChange { _, _ in log.lines.append("did change") }.and
      .shouldEndEditing { _ in log.add("should end") }.and
      .onEndEditing { view in
        view.marks += 1
        log.lines.append("did end")
      }
    view.type("a")
    view.endEditing()
    let lines = [
      "should begin", "did begin", "0+0 a", "did change", "should end", "did end",
    ]
    #expect(log.lines == lines.flatMap { [$0, "own: \($0)"] })
    #expect(view.marks == 1 && view.delegateOfApp === own)
  }

  @Test func `all must agree, and the first refusal is final`() {
    let log = Log()
    let own = Own(log)
    let view = TextView()
    var tokens: [HandlerToken] = []
    view.shouldChangeString { _, _, to in to.count <= 2 }.store(in: &tokens)
    view.delegate = own
    view.type("abc")
    #expect(view.text == "ab" && !log.lines.contains("own: 2+0 c"))
    own.allows = false
    view.type("d")
    #expect(view.text == "ab")
    own.allows = true
    tokens[0].stop()
    view.shouldEndEditing { _ in false }.store(in: &tokens)
    view.type("c")
    #expect(view.text == "abc" && !view.endEditing())
    tokens[1].stop()
    #expect(view.endEditing())
    view.shouldBeginEditing { _ in false }
    #expect(!view.beginEditing())
  }

  @Test func `a delegate set later hears everything, and none leaves the handlers`() {
    let log = Log()
    let own = Own(log)
    let view = TextView()
    view.onTextChange { _, text in log.lines.append(text) }
    view.delegate = own
    view.type("a")
    view.delegate = nil
    view.type("b")
    #expect(
      log.lines == [
        "own: should begin", "own: did begin", "own: 0+0 a", "a", "own: did change", "ab",
      ])
    #expect(view.delegateOfApp == nil)
  }

  @Test func `a forwarder that comes later and hands back to ours does not make it endless`() {
    final class Other: TextViewDelegate {
      weak var next: (any TextViewDelegate)?
      let log: Log

      init(around view: TextView, _ log: Log) {
        self.log = log
        next = view.delegate
        view.delegate = self
      }

      func textViewDidBeginEditing(_ textView: TextView) {
        log.lines.append("other")
        next?.textViewDidBeginEditing(textView)
      }
      func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
        next?.textViewShouldBeginEditing(textView) ?? true
      }
    }
    let log = Log()
    let own = Own(log)
    let view = TextView()
    view.delegate = own
    view.onBeginEditing { _ in log.lines.append("handler") }
    let other = Other(around: view, log)
    view.beginEditing()
    #expect(log.lines == ["own: should begin", "handler", "other", "own: did begin"])
    withExtendedLifetime(other) {}
  }

  @Test func `handlers through the base type and the concrete type coexist, and the view goes`() {
    var view: NoteView? = NoteView()
    weak let seen = view
    (view as TextView?)?.shouldChangeString { _, _, to in !to.contains("/") }
    view?.shouldChangeString { view, _, to in
      view.marks += 1
      return !to.contains(":")
    }
    view?.type("a/:b")
    #expect(view?.text == "ab" && view?.marks == 3)
    view = nil
    #expect(seen == nil)
  }
}

extension TextViewHandlerTests.Log {
  /// Notes a question, and agrees.
  fileprivate func add(_ line: String) -> Bool {
    lines.append(line)
    return true
  }
}
