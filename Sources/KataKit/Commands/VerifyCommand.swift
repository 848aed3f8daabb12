import Foundation

extension Command {
  private static let jobs = Option(
    name: "--jobs", value: "N", summary: "how many suites run at a time (one per processor)")

  private static let accept = Option(
    name: "--accept", value: nil,
    summary: "if all of it holds, takes the exercises as they are for what is shipped")

  private static let rewrite = Option(
    name: "--rewrite", value: nil,
    summary: "writes the documents' timelines, leaving out proof 3")

  private static let shuffle = Option(
    name: "--shuffle", value: "N",
    summary: "runs suites N times more, in random halves and in parallel")

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
        Proof 4  What is shipped is the exercise: its copy in .shipped, from which `kata reset` takes
                 it, and the digests by which `kata` knows an edited suite. The documents match: code
                 and timelines are those of the sources and of this run, links lead somewhere, and
                 the kata has all of its parts.
      """,
    options: [accept, rewrite, shuffle, jobs, .json, .timeLimit],
    examples: [
      Example(words: "kata verify", meaning: "every kata"),
      Example(words: "kata verify 11 72", meaning: "these two"),
      Example(words: "kata verify --accept 11", meaning: "proves kata 11 and ships it as it is"),
      Example(
        words: "kata verify --rewrite", meaning: "brings the documents' timelines up to date"),
      Example(words: "kata verify --shuffle 5", meaning: "looks for tests that lean on others"),
      Example(words: "kata verify --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      let katas = try session.distinctKatas(
        arguments.words, otherwise: session.catalogue.katas)
      guard !katas.isEmpty else {
        throw Complaint(.noTests, "There are no katas in Exercises/, so nothing is proved.")
      }
      let verification = Verification(
        repository: session.repository,
        toolchain: try Toolchain(environment: session.environment),
        mark: RunMark(in: session.repository),
        limit: .seconds(try arguments.positiveNumber(.timeLimit, otherwise: 20)),
        jobs: try arguments.positiveNumber(
          jobs, otherwise: ProcessInfo.processInfo.activeProcessorCount),
        shuffles: arguments.has(shuffle) ? try arguments.positiveNumber(shuffle, otherwise: 1) : 0,
        leavesOutFixes: arguments.has(rewrite))
      let acceptance = arguments.has(accept) ? try Acceptance(of: katas, in: session) : nil
      var report = try verification.run(katas, onProgress: session.console.note)
      let accepted = report.isGood ? try acceptance?.write() : acceptance.map { _ in [] }
      let shipping = ShippedProofs(repository: session.repository, typing: session.typing)
      let documents = DocumentProofs(
        repository: session.repository, katas: katas, timelines: report.timelines,
        isWhole: katas.count == session.catalogue.katas.count)
      if arguments.has(rewrite) {
        for path in try documents.rewrite() { session.console.note("Rewritten: \(path)") }
        session.console.note("Proof 3 was left out; `kata verify` runs it.")
      }
      let (ofKatas, general) = documents.judged()
      report = report.adding(shipping.judgements(report) + ofKatas, general: general)
      if arguments.has(.json) {
        try session.console.say(Output.json(Output.verification(report, accepted: accepted)))
      } else {
        let screen = VerifyScreen(
          report: report, typing: session.typing, style: session.style, accepted: accepted,
          unknown: shipping.unknown(katas))
        try session.console.say(screen.text)
      }
      return report.status
    })
}
