import Testing

@testable import KataKit

@Suite struct CompletionTests {
  @Test(arguments: [
    ("[kata…]", CompletionWords.Operand.katas), ("[kata]", .katas), ("[command]", .commands),
    ("DIR", .folders), ("FILE", .files), ("45|90|180|day", .words(["45", "90", "180", "day"])),
    ("", .nothing), ("SECONDS", .nothing),
  ])
  func `what may follow is read from the help's own words`(
    text: String, operand: CompletionWords.Operand
  ) {
    #expect(CompletionWords.operand(text) == operand)
  }

  @Test(arguments: Command.all.filter { !$0.name.isEmpty }.map(\.name))
  func `each script knows each command and its options`(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for script in [BashCompletion().script, ZshCompletion().script] {
      #expect(script.contains("\(name)) "))
      for option in command.options { #expect(script.contains(option.name)) }
    }
    let fish = FishCompletion().script
    #expect(fish.contains(" -a \(name) -d "))
    for option in command.options { #expect(fish.contains(" -l \(option.name.dropFirst(2)) ")) }
  }

  @Test func `katas are listed for a shell, and no name that a shell would read`() throws {
    let folder = try Typed.miniature(["11-DanglingObserver", "12-$(touch x)", "13-a b"])
    #expect(Typed(["completions", "katas"], in: folder.url).output == "11 DanglingObserver\n")
    #expect(Typed(["help", "completions"], in: folder.url).output.contains("katas") == false)
  }

  @Test func `another shell is met with those there are`() throws {
    let folder = try Typed.miniature()
    let typed = Typed(["completions", "tcsh"], in: folder.url)
    #expect(typed.status == .wrongWords)
    #expect(typed.remarks.contains("There are no completions for \"tcsh\"."))
    #expect(Typed(["completions"], in: folder.url).remarks.hasPrefix("Which shell?"))
  }
}
