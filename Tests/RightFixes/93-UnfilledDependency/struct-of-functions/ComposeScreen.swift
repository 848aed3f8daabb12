// Accepted: what the screen may do is a value, and a value has all of its members.

// Symptom: the user taps Send, the screen closes, and the message is nowhere; tests write real drafts.
// Task:    let no screen be made that lacks a service, and let the error say which, and for whom.
// Run:     swift run kata   (or: cd Exercises && KATA=93 swift test)

/// Writes a message: it is kept while it is typed, translated on request, and sent.
@MainActor final class ComposeScreen: Screen {
  /// What the screen may ask for.
  struct Actions {
    let send: @MainActor (String) -> Void
    let keep: @MainActor (String) -> Void
    let translate: @MainActor (String) -> String
  }

  private let actions: Actions

  private(set) var text = ""
  private(set) var isOpen = true

  init(archive: ScreenArchive, actions: Actions) {
    self.actions = actions
    super.init(archive: archive)
  }

  /// Called for each piece that the user types.
  func type(_ piece: String) {
    text += piece
    actions.keep(text)
  }

  func tapTranslate() {
    text = actions.translate(text)
    actions.keep(text)
  }

  func tapSend() {
    actions.send(text)
    actions.keep("")
    isOpen = false
  }
}
