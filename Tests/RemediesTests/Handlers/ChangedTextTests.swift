import Controls
import Foundation
import Remedies
import Testing

/// What a change would make of the text, as the handlers of `shouldChangeString` get it.
@Suite struct ChangedTextTests {
  final class Log {
    var lines: [String] = []
  }

  @Test(arguments: [
    ("a👍🏽", NSRange(location: 5, length: 0), "b", "a👍🏽b"),
    ("a👍🏽b", NSRange(location: 1, length: 4), "", "ab"),
    ("a👍🏽b", NSRange(location: 1, length: 2), "x", "ax🏽b"),
    ("🇩🇪🇫🇷", NSRange(location: 4, length: 4), "!", "🇩🇪!"),
    ("e\u{301}t", NSRange(location: 2, length: 1), "s", "e\u{301}s"),
    ("e\u{301}t", NSRange(location: 1, length: 1), "", "et"),
    ("שלום", NSRange(location: 1, length: 2), "-", "ש-ם"),
  ])
  func `the text after a change is what replacing UTF-16 code units gives`(
    from: String, range: NSRange, string: String, to: String
  ) {
    let field = TextField()
    field.text = from
    let log = Log()
    field.shouldChangeString { _, from, to in
      log.lines = [from, to]
      return true
    }
    #expect(field.replace(range, with: string))
    #expect(log.lines == [from, to])
    #expect(field.text == to)
    // Not compared with NSString, which rounds a range inside a character on Linux.
    var units = Array(from.utf16)
    units.replaceSubrange(range.location..<range.location + range.length, with: string.utf16)
    #expect(to == String(decoding: units, as: UTF16.self))
  }

  @Test func `a range that the text does not have is refused without asking, and does not trap`() {
    // The field itself refuses such a range; another sender of the delegate's methods may not.
    let field = TextField()
    field.text = "a👍🏽"
    field.shouldChangeString { _, _, _ in
      Issue.record("the handler was asked about a range that does not exist")
      return true
    }
    for range in [
      NSRange(location: 2, length: 1), NSRange(location: 9, length: 0),
      NSRange(location: -1, length: 1), NSRange(location: 1, length: .max),
    ] {
      let answer = field.delegate?.textField(
        field, shouldChangeCharactersIn: range, replacementString: "x")
      #expect(answer == false)
    }
  }
}
