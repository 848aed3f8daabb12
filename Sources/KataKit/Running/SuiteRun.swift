import Foundation

/// Runs one kata's built suite until each of its tests is accounted for.
///
/// A crash or a hang takes the test program with it; the tests that have no result yet are then run
/// again without the one that did it, as often as it takes.
struct SuiteRun: Sendable {
  let program: TestProgram
  let kata: Kata
  /// How long the tests may take together.
  let limit: Duration

  func run() throws -> SuiteResult {
    var result = SuiteResult(limit: limit)
    guard KataFiles(kata, in: program.bench.package).hasSuite else { return result }
    let shares = TimeShares(of: limit)
    var filters = ["^\(TestProgram.escaped(kata.testModule))\\."]
    while let share = shares.next() {
      let pass = try SuitePass(program: program, filters: filters, limit: share).run()
      let heard = result.take(pass)
      let silent = result.tests.filter { $0.outcome == nil }
      if silent.isEmpty || !heard { break }
      filters = silent.map { "^\(TestProgram.escaped($0.id))$" }
    }
    return result
  }
}

extension SuiteResult {
  /// Adds what one pass found out.
  ///
  /// - Returns: Whether any test has a result now that had none.
  fileprivate mutating func take(_ pass: SuitePass.Result) -> Bool {
    var heard = false
    if tests.isEmpty {
      tests = pass.stream.tests.map { TestRecord(id: $0.id, name: $0.name, place: $0.place) }
    }
    for record in pass.stream.tests {
      guard let index = tests.firstIndex(where: { $0.id == record.id }),
        tests[index].outcome == nil
      else { continue }
      tests[index] = record
      if record.outcome == nil, pass.stream.open.first == record.id {
        tests[index].outcome = pass.isOverrun ? .didNotFinish : .crashed(pass.how)
      }
      heard = heard || tests[index].outcome != nil
    }
    strays += pass.stream.strays
    if pass.stream.open.isEmpty, !pass.stream.hasEnded {
      unexplained = pass.isOverrun ? "it did not finish, in no test that could be named" : pass.how
    }
    return heard
  }
}
