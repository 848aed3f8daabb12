// Rejected by: a screen that lacks a service is not made
// Misconception: @Injected reports what is missing, so nothing is left to do where the screen is made.

import Remedies

// Symptom: the user taps Send, the screen closes, and the message is nowhere; tests write real drafts.
// Task:    let no screen be made that lacks a service, and let the error say which, and for whom.
// Run:     swift run kata   (or: cd Exercises && KATA=93 swift test)

/// Writes a message: it is kept while it is typed, translated on request, and sent.
@MainActor final class ComposeScreen: Screen {
  @Injected var sender: any MessageSender
  @Injected var drafts: any DraftStore
  @Injected var translator: any Translator

  private(set) var text = ""
  private(set) var isOpen = true

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
