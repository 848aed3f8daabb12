import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension CommandTests {
  @Suite struct Watching {
    let miniature: Miniature
    let source = Miniature.sources("11-DanglingObserver")
    let right = MiniatureFiles.button(MiniatureFiles.right)
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
      // Warm, so that no screen has a remark about the first build.
      _ = try kata("run", "--all", "--json")
      miniature.forgetProgress()
    }

    @Test
    func
      `at a terminal it shows each save's verdict, hears keys and leaves the terminal as it was`()
      throws
    {
      let talk = try Conversation.atTerminal(kata, "watch", "11")
      var screens = [try talk.wait(for: "q quit")]
      #expect(!talk.isCooked, "a key counts at once")
      talk.press("n")
      screens.append(try talk.wait(for: "q ends."))
      talk.press("h")
      screens.append(try talk.wait(for: "more hints"))
      try miniature.write(right, to: source)
      screens.append(try talk.wait(for: "n next kata"))
      talk.press("n")
      screens.append(try talk.wait(for: "q quit"))
      #expect(screens[4].contains("75 Stacked handlers"))
      talk.press("l")
      screens.append(try talk.wait(for: "Stolen delegate"))
      talk.press("q")
      #expect(talk.end() == 0)
      #expect(talk.isCooked)
      try Golden.expect(Golden.readable(screens.dropLast().joined()), is: "watch")
    }

    @Test func `between pipes it prints plain lines, and letters are keys`() throws {
      let talk = try Conversation.betweenPipes(kata, "watch", "11")
      _ = try talk.wait(for: "q quit")
      talk.press("h\n")
      _ = try talk.wait(for: "Hint 1")
      talk.press("q\n")
      #expect(talk.end() == 0)
      #expect(!talk.text.contains("\u{1B}"))
    }

    @Test(arguments: ["in place", "as another file", "in two writes", "twice within a second"])
    func `a save is seen, however the editor saves`(way: String) throws {
      let talk = try Conversation.betweenPipes(kata, "watch", "11")
      _ = try talk.wait(for: "q quit")
      let file = miniature.root.appending(path: source)
      let text = Data(right.utf8)
      switch way {
      case "in place": try text.write(to: file)
      case "as another file":
        let other = file.appendingPathExtension("swp")
        try text.write(to: other)
        _ = rename(other.path, file.path)
      case "in two writes":
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: text.prefix(30))
        try handle.write(contentsOf: text.dropFirst(30))
        try handle.close()
      default:
        try Data(MiniatureFiles.button("taps * 3").utf8).write(to: file)
        _ = try talk.wait(for: "q quit")
        // Dated within the second of the save before, as a quick second save is.
        let dated = try file.resourceValues(forKeys: [.contentModificationDateKey])
        try text.write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: try #require(dated.contentModificationDate)], ofItemAtPath: file.path)
      }
      #expect(try talk.wait(for: "q quit").contains("solved: all 4 tests passed"))
      talk.press("q")
      #expect(talk.end() == 0)
    }

    @Test func `Ctrl-C ends it, gives the terminal back and leaves nothing behind`() throws {
      let talk = try Conversation.atTerminal(kata, "watch", "11")
      _ = try talk.wait(for: "q quit")
      talk.press("\u{3}")
      #expect(talk.end() == 130)
      #expect(talk.isCooked)
      #expect(talk.text.contains("Stopped."))
    }
  }
}
