import Foundation

extension Command {
  private static let jobs = Option(
    name: "--jobs", value: "N", summary: "how many suites run at a time (one per processor)")

  static let verify = Command(
    name: "verify", summary: "proves that exercises, solutions and suites are what they promise",
    operands: "[kata…]", most: .max,
    discussion: """
      For those who write katas. It builds a copy in .kata/verify and touches no file of yours.
        Proof 1  The exercise as it is in the working tree compiles without a warning, each of its
                 Hazard tests fails and each of its Behaviour tests passes.
        Proof 2  Its solution passes every test.
        Proof 3  Each wrong fix is rejected by the test that its first line names; each right fix
                 passes every test.
      """,
    options: [jobs, .json, .timeLimit],
    examples: [
      Example(words: "kata verify", meaning: "every kata"),
      Example(words: "kata verify 11 72", meaning: "these two"),
      Example(words: "kata verify --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      let katas = try session.katas(arguments.words, otherwise: session.catalogue.katas)
      guard !katas.isEmpty else {
        throw Complaint(.noTests, "There are no katas in Exercises/, so nothing is proved.")
      }
      let verification = Verification(
        repository: session.repository,
        toolchain: try Toolchain(environment: session.environment),
        mark: RunMark(in: session.repository),
        limit: .seconds(try arguments.positiveNumber(.timeLimit, otherwise: 20)),
        jobs: try arguments.positiveNumber(
          jobs, otherwise: ProcessInfo.processInfo.activeProcessorCount))
      var unique: [Kata] = []
      for kata in katas where !unique.contains(kata) { unique.append(kata) }
      let report = try verification.run(unique, onProgress: session.console.note)
      if arguments.has(.json) {
        try session.console.say(Output.json(Output.verification(report)))
      } else {
        let screen = VerifyScreen(report: report, typing: session.typing, style: session.style)
        try session.console.say(screen.text)
      }
      return report.status
    })
}
