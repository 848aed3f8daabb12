import Foundation
import Testing

@testable import KataKit

/// The command as a function from words to text.
@Suite struct WordsTests {
  private static func run(_ words: [String], in directory: URL) -> (
    KataKit.ExitStatus, String, String
  ) {
    var answers = ""
    var remarks = ""
    let console = Console(style: .plain, answer: { answers += $0 }, remark: { remarks += $0 })
    let runner = Runner(directory: directory, environment: [:], console: console)
    let status = runner.run(words)
    return (status, answers, remarks)
  }

  private static func miniature() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "",
      "Exercises/11-DanglingObserver/README.md": Fixtures.readme,
    ])
  }

  @Test(arguments: [
    (["lsit"], "There is no command \"lsit\". Did you mean `swift run kata list`?"),
    (["dangling-observer"], "Did you mean `swift run kata run 11`?"),
    (["frobnicate"], "There is no command \"frobnicate\".\n"),
    (["run", "--jsno"], "`kata run` has no option --jsno. Did you mean --json?"),
    (["--jsno"], "`kata` has no option --jsno.\n`kata help` shows those it has."),
    (["run", "--time-limit"], "--time-limit needs a value: --time-limit SECONDS"),
    (["run", "--time-limit", "soon"], "--time-limit takes a whole number above 0"),
    (["run", "--time-limit=0"], "--time-limit takes a whole number above 0"),
    (["list", "11"], "`kata list` takes no more words; \"11\" is one too many."),
    (["hint", "11", "12"], "takes one kata at most; \"12\" is one too many."),
    (["run", "99"], "There is no kata \"99\"."),
    (["help", "lsit"], "Did you mean `swift run kata list`?"),
    (["reprot"], "Did you mean `swift run kata report`?"),
    (["baord"], "Did you mean `swift run kata board`?"),
    (["shedule"], "Did you mean `swift run kata schedule`?"),
    (["docter"], "Did you mean `swift run kata doctor`?"),
    (["completion"], "Did you mean `swift run kata completions`?"),
    (["report", "--markdwon"], "Did you mean --markdown?"),
    (["schedule", "--strat"], "Did you mean --start?"),
    (["doctor", "--qiuck"], "Did you mean --quick?"),
    (["doctor", "11"], "`kata doctor` takes no more words"),
  ])
  func `wrong words are met with the right ones`(words: [String], answer: String) throws {
    let folder = try Self.miniature()
    let (status, _, remarks) = Self.run(words, in: folder.url)
    #expect(status == .wrongWords)
    #expect(remarks.contains(answer), "\(remarks)")
  }

  @Test func `without swift on the PATH there is no run, and the words say what to install`() throws
  {
    let folder = try Self.miniature()
    let (status, _, remarks) = Self.run(["run", "11"], in: folder.url)
    #expect(status == .noToolchain)
    #expect(remarks.contains("https://www.swift.org/install"))
  }

  @Test func `hints come one by one and are remembered`() throws {
    let folder = try Self.miniature()
    #expect(Self.run(["hint"], in: folder.url).1.contains("2 more hints: swift run kata hint 11"))
    #expect(
      Self.run(["hint", "11"], in: folder.url).1.contains("1 more hint: swift run kata hint 11"))
    let third = Self.run(["hint"], in: folder.url).1
    #expect(third.contains("Hint 3: the shape of the repair\n  Leave in `deinit`."))
    #expect(third.contains("That was the last hint."))
    #expect(Self.run(["hint"], in: folder.url).1 == third)
    #expect(Self.run(["list"], in: folder.url).1.contains("you are here, 3 hints"))
  }

  @Test func `a list for programs is JSON`() throws {
    let folder = try Self.miniature()
    let (status, answers, _) = Self.run(["list", "--json"], in: folder.url)
    #expect(status == .fine)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(answers.utf8)) as? [String: Any])
    #expect(list["version"] as? Int == 1)
    #expect(list["current"] as? String == "DanglingObserver")
  }

  @Test(arguments: Command.all.map(\.name).filter { !$0.isEmpty })
  func `each command's help has a summary and examples`(name: String) throws {
    let elsewhere = try TemporaryFolder()
    let (status, answers, _) = Self.run(["help", name], in: elsewhere.url)
    #expect(status == .fine)
    #expect(answers.contains("Examples:\n  kata \(name)"))
    #expect(Self.run([name, "--help"], in: elsewhere.url).1 == answers)
    #expect(answers.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `output that cannot be written is an error of its own`() throws {
    struct Full: Error {}
    let console = Console(style: .plain, answer: { _ in throw Full() }, remark: { _ in })
    let runner = Runner(directory: URL(filePath: "/"), environment: [:], console: console)
    #expect(runner.run(["help"]) == .inputOutput)
  }
}
