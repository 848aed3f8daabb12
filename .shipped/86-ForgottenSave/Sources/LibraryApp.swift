// Symptom: settings that a school has sent are there until the next start, or half a day longer.
// Task:    let a change survive whatever ends the app after the call that has made it.
// Run:     swift run kata   (or: cd Exercises && KATA=86 swift test)

import Foundation

/// The app: its documents are elsewhere, its settings in a folder.
final class LibraryApp {
  private let owner: SettingsOwner
  /// The screen that the user is at.
  private var screen: AnyObject?

  init(folder: URL) throws {
    owner = try SettingsOwner(folder: folder)
  }

  var settings: AppSettings { owner.settings }
  var failure: (any Error)? { owner.failure }

  func openLockScreen() -> LockScreen {
    show(LockScreen(owner: owner))
  }

  func openTextSizeScreen() -> TextSizeScreen {
    show(TextSizeScreen(owner: owner))
  }

  func openSortScreen() -> SortScreen {
    show(SortScreen(owner: owner))
  }

  /// Takes over settings that somebody else has chosen: a school for its devices.
  func apply(_ preset: AppSettings) {
    owner.settings.isLocked = preset.isLocked
    owner.settings.textSize = preset.textSize
    owner.settings.sortsByDate = preset.sortsByDate
  }

  /// The system's last word, if it has one.
  func enterBackground() {
    owner.flush()
  }

  private func show<Screen: AnyObject>(_ screen: Screen) -> Screen {
    self.screen = screen
    return screen
  }
}
