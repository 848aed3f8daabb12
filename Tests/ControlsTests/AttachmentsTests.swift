import Controls
import Testing

@Suite struct AttachmentsTests {
  final class Note {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  final class Badge {}

  @Test func `what is attached is kept until it is replaced, one value for each type`() {
    let button = Button()
    let badge = Badge()
    button.attachments[Note.self] = Note("first")
    button.attachments[Badge.self] = badge
    #expect(button.attachments[Note.self]?.text == "first")
    button.attachments[Note.self] = Note("second")
    #expect(button.attachments[Note.self]?.text == "second")
    #expect(button.attachments[Badge.self] === badge)
    button.attachments[Note.self] = nil
    #expect(button.attachments[Note.self] == nil)
    #expect(button.attachments[Badge.self] === badge)
  }

  @Test func `two controls do not share an attachment, and it dies with its control`() {
    var button: Button? = Button()
    let other = Button()
    button?.attachments[Note.self] = Note("first")
    weak let note = button?.attachments[Note.self]
    #expect(note != nil)
    #expect(other.attachments[Note.self] == nil)
    button = nil
    #expect(note == nil)
  }

  @Test func `an attachment hears of another delegate, not of the same one again`() {
    final class Listener: DelegateChangeListener {
      var heard: [String] = []

      func delegateDidChange(of owner: AnyObject) {
        heard.append((owner as? TextField)?.delegate == nil ? "none" : "another")
      }
    }
    final class Plain: TextFieldDelegate {}

    let field = TextField()
    let listener = Listener()
    let delegate = Plain()
    field.attachments[Listener.self] = listener
    field.delegate = delegate
    field.delegate = delegate
    field.delegate = nil
    #expect(listener.heard == ["another", "none"])
  }
}
