import Controls
import Foundation
import Testing

@Suite struct TextViewTests {
  /// A delegate that implements every method and writes down what it hears.
  final class Recorder: TextViewDelegate {
    var heard: [String] = []
    var refused: Set<String> = []

    private func hear(_ name: String) -> Bool {
      heard.append(name)
      return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { hear("should begin") }
    func textViewDidBeginEditing(_ textView: TextView) { heard.append("did begin") }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { hear("\(range.location)+\(range.length) \"\(text)\"") }
    func textViewDidChange(_ textView: TextView) { heard.append("now \(textView.text ?? "")") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { hear("should end") }
    func textViewDidEndEditing(_ textView: TextView) { heard.append("did end") }
  }

  @Test func `the delegate hears a whole editing session in order`() {
    let view = TextView()
    let recorder = Recorder()
    view.delegate = recorder
    view.type("a👍")
    view.replace(NSRange(location: 1, length: 2), with: "\n")
    view.endEditing()
    #expect(
      recorder.heard == [
        "should begin", "did begin", "0+0 \"a\"", "now a", "1+0 \"👍\"", "now a👍",
        "1+2 \"\n\"", "now a\n", "should end", "did end",
      ])
  }

  @Test func `what the delegate refuses does not happen`() {
    let view = TextView()
    let recorder = Recorder()
    view.delegate = recorder
    recorder.refused = ["should begin"]
    view.type("a")
    #expect(!view.isEditing && view.text == "")
    recorder.refused = ["0+0 \"a\"", "should end"]
    view.type("ab")
    #expect(view.text == "b")
    #expect(!view.endEditing() && view.isEditing)
  }

  @Test func `the program's text tells nobody, and a view that is not editable refuses the user`() {
    final class Silent: TextViewDelegate {}
    let view = TextView()
    let recorder = Recorder()
    view.delegate = recorder
    view.text = "Report"
    view.isEditable = false
    view.type("a")
    #expect(view.text == "Report" && recorder.heard == [])
    let silent = Silent()
    view.isEditable = true
    view.delegate = silent
    view.type("!")
    #expect(view.text == "Report!" && view.endEditing())
  }

  @Test func `the delegate is not retained, and a range that does not fit asks nobody`() {
    let view = TextView()
    func attach() {
      let recorder = Recorder()
      view.delegate = recorder
    }
    attach()
    #expect(view.delegate == nil)
    let recorder = Recorder()
    view.beginEditing()
    view.delegate = recorder
    #expect(!view.replace(NSRange(location: 1, length: 0), with: "a"))
    #expect(recorder.heard == [])
  }
}
