import Foundation
import KataTesting
import Testing

@testable import ForgottenSave

@Suite(.kata) struct ForgottenSaveTests {
  @Suite struct Hazard {
    @Test func `a lock that is switched on is on after the app was killed`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.openLockScreen().lockSwitch.flip()
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(
          settings.isLocked,
          .diagnosis(
            "The user switches the lock on; the system ends the app later, and it starts open.",
            seen: "the lock off", expected: "the lock on", pitfall: "a save that is not a write"))
      }
    }

    @Test func `the last text size survives a kill while its screen is open`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.openTextSizeScreen().sizeSlider.drag(to: 18, 24, 30)
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(
          settings.textSize == 30,
          .diagnosis(
            "The user enlarges the text and reads on; the app is ended, and the text is small.",
            seen: "a size of \(settings.textSize)", expected: "30.0",
            pitfall: "saving at a moment that may not come"))
      }
    }

    @Test func `documents that are sorted by date are so after a kill`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.openSortScreen().dateSwitch.flip()
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(
          settings.sortsByDate,
          .diagnosis(
            "The user sorts the documents by date; after the next start they are by title.",
            seen: "by title", expected: "by date", pitfall: "forgotten save"))
      }
    }

    @Test func `settings that a school has sent survive a kill`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.apply(.preset(isLocked: true, textSize: 21.5, sortsByDate: true))
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        let expected = AppSettings.preset(isLocked: true, textSize: 21.5, sortsByDate: true)
        #expect(
          settings.text == expected.text,
          .diagnosis(
            "A school sets up the app on a device; after a restart nothing of it is left.",
            seen: settings.text, expected: expected.text, pitfall: "forgotten save"))
      }
    }
  }

  @Suite struct Behaviour {
    @Test func `an app that has never saved has the settings of a first launch`() async throws {
      try await withFolder { folder in
        let settings = try LibraryApp(folder: folder).settings
        #expect(settings.text == AppSettings().text)
        #expect(settings.text == "locked false, text 17.0, by date false")
      }
    }

    @Test func `what was changed before the app went to the background survives`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.openLockScreen().lockSwitch.flip()
          app.openTextSizeScreen().sizeSlider.drag(to: 40)
          app.enterBackground()
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(settings.text == "locked true, text 40.0, by date false")
      }
    }

    @Test func `what an earlier session has changed survives the changes of the next`() async throws
    {
      try await withFolder { folder in
        for _ in 1...2 {
          await #expect(processExitsWith: .signal(SIGKILL), stopped) {
            [path = folder.path as String] in
            let app = try LibraryApp(path: path)
            if app.settings.isLocked {
              app.openSortScreen().dateSwitch.flip()
            } else {
              app.openLockScreen().lockSwitch.flip()
            }
            app.enterBackground()
            endWithoutAWord()
          }
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(settings.text == "locked true, text 17.0, by date true")
      }
    }

    @Test func `what is switched off again is off after a restart`() async throws {
      try await withFolder { folder in
        await #expect(processExitsWith: .signal(SIGKILL), stopped) {
          [path = folder.path as String] in
          let app = try LibraryApp(path: path)
          app.apply(.preset(isLocked: true, textSize: 9, sortsByDate: true))
          app.enterBackground()
          app.openLockScreen().lockSwitch.flip()
          app.openSortScreen().dateSwitch.flip()
          app.openTextSizeScreen().sizeSlider.drag(to: 17)
          app.enterBackground()
          endWithoutAWord()
        }
        let settings = try LibraryApp(folder: folder).settings
        #expect(settings.text == "locked false, text 17.0, by date false")
      }
    }

    @Test func `screens open with what is stored`() async throws {
      try await withFolder { folder in
        let first = try LibraryApp(folder: folder)
        first.apply(.preset(isLocked: true, textSize: 20, sortsByDate: true))
        first.enterBackground()
        let app = try LibraryApp(folder: folder)
        #expect(app.openLockScreen().lockSwitch.isOn)
        #expect(app.openTextSizeScreen().sizeSlider.value == 20)
        #expect(app.openSortScreen().dateSwitch.isOn)
      }
    }

    @Test func `somebody who only looks writes nothing`() async throws {
      try await withFolder { folder in
        let first = try LibraryApp(folder: folder)
        first.openTextSizeScreen().sizeSlider.drag(to: 20)
        first.enterBackground()
        let stored = try contents(of: folder)
        #expect(!stored.isEmpty)
        let app = try LibraryApp(folder: folder)
        _ = app.openLockScreen()
        _ = app.openSortScreen()
        _ = app.openTextSizeScreen()
        #expect(try contents(of: folder) == stored, "Looking at the settings changes their file.")
      }
    }

    @Test func `settings that cannot be written are reported, and can be saved later`() async throws
    {
      try await withFolder { folder in
        let app = try LibraryApp(folder: folder)
        #expect(app.failure == nil)
        // Where the folder was there is a file now, which nobody can make a file in.
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        app.openLockScreen().lockSwitch.flip()
        app.enterBackground()
        #expect(
          app.failure != nil,
          .diagnosis(
            "The settings cannot be saved; the user learns it at the next start.",
            seen: "no failure", expected: "a failure", pitfall: "a swallowed error"))
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        app.enterBackground()
        #expect(app.failure == nil)
        #expect(try LibraryApp(folder: folder).settings.isLocked)
      }
    }
  }
}
