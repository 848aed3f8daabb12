// Rejected by: the error says what is missing and for which screen
// Misconception: An error is an error; what is missing can be found with the debugger.

// Symptom: the user taps Send, the screen closes, and the message is nowhere; tests write real drafts.
// Task:    let no screen be made that lacks a service, and let the error say which, and for whom.
// Run:     swift run kata   (or: cd Exercises && KATA=93 swift test)

/// Writes a message: it is kept while it is typed, translated on request, and sent.
@MainActor final class ComposeScreen: Screen {
  private let sender: any MessageSender
  private let drafts: any DraftStore
  private let translator: any Translator

  private(set) var text = ""
  private(set) var isOpen = true

  init(
    archive: ScreenArchive, sender: any MessageSender, drafts: any DraftStore,
    translator: any Translator
  ) {
    self.sender = sender
    self.drafts = drafts
    self.translator = translator
    super.init(archive: archive)
  }

  /// Called for each piece that the user types.
  func type(_ piece: String) {
    text += piece
    drafts.keep(text)
  }

  func tapTranslate() {
    text = translator.translation(of: text)
    drafts.keep(text)
  }

  func tapSend() {
    sender.send(text)
    drafts.keep("")
    isOpen = false
  }
}
