import Controls
import Foundation
import Remedies
import Testing

/// Several forwarders on one field: the remedy's, and those of other libraries.
@Suite struct DelegateChainTests {
  final class Log {
    var lines: [String] = []
  }

  final class Own: TextFieldDelegate {
    let log: Log
    var refuses = false

    init(_ log: Log) { self.log = log }

    func textFieldDidBeginEditing(_ textField: TextField) { log.lines.append("own") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.lines.append("own \(string)")
      return !refuses
    }
  }

  /// A forwarder of another library: hands on to the delegate that it finds.
  class Other: TextFieldDelegate {
    weak var next: (any TextFieldDelegate)?
    let name: String
    let log: Log

    init(_ name: String, around field: TextField, _ log: Log) {
      self.name = name
      self.log = log
      next = field.delegate
      field.delegate = self
    }

    func textFieldDidBeginEditing(_ textField: TextField) {
      log.lines.append(name)
      next?.textFieldDidBeginEditing(textField)
    }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.lines.append("\(name) \(string)")
      return next?.textField(
        textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
  }

  @Test func `a forwarder that was there first is told once, and so is its own next`() {
    let log = Log()
    let field = TextField()
    let own = Own(log)
    field.delegate = own
    let other = Other("other", around: field, log)
    field.onBeginEditing { _ in log.lines.append("handler") }
    field.beginEditing()
    #expect(log.lines == ["handler", "other", "own"])
    withExtendedLifetime(other) {}
  }

  @Test func `a forwarder that comes later and hands back to ours does not make it endless`() {
    let log = Log()
    let field = TextField()
    let own = Own(log)
    field.delegate = own
    field.onBeginEditing { _ in log.lines.append("handler") }
    field.shouldChangeString { _, _, _ in true }
    let other = Other("other", around: field, log)
    let third = Other("third", around: field, log)
    field.beginEditing()
    #expect(log.lines == ["handler", "third", "other", "own"])
    log.lines = []
    field.type("a")
    #expect(log.lines == ["third a", "other a", "own a"])
    own.refuses = true
    field.type("b")
    #expect(field.text == "a")
    withExtendedLifetime((other, third)) {}
  }

  @Test func `a forwarder that insists on the place as well comes to an end with ours`() {
    final class Insisting: DelegateChangeListener, TextFieldDelegate {
      weak var next: (any TextFieldDelegate)?
      let log: Log
      private var isInsisting = false

      init(_ log: Log) { self.log = log }

      func delegateDidChange(of owner: AnyObject) {
        guard let textField = owner as? TextField, !isInsisting, textField.delegate !== self else {
          return
        }
        isInsisting = true
        next = textField.delegate
        textField.delegate = self
        isInsisting = false
      }

      func textFieldDidBeginEditing(_ textField: TextField) {
        log.lines.append("other")
        next?.textFieldDidBeginEditing(textField)
      }
    }
    let log = Log()
    let field = TextField()
    let other = Insisting(log)
    field.attachments[Insisting.self] = other
    field.onBeginEditing { _ in log.lines.append("handler") }
    field.beginEditing()
    #expect(log.lines.filter { $0 == "handler" }.count == 1)
    #expect(log.lines.contains("other"))
  }
}
