import KataTesting

@testable import KataKit

/// Catalogues whose katas take as long as a test wants.
enum ScheduleFixtures {
  static func kata(_ number: String, _ read: Int, _ solve: Int, _ review: Int) -> Kata {
    Fixtures.kata(
      number, "Kata\(number)",
      readme: "---\nminutes: \(read) read, \(solve) solve, \(review) review (estimated)\n---\n")
  }

  /// Every kata that any plan names, each of twenty minutes.
  static let all = Catalogue(numbers.map { kata($0, 5, 10, 5) })

  static var numbers: [String] {
    Set(SessionPlan.all.flatMap { $0.solve + $0.demonstrate }).sorted()
  }

  /// Some of those katas, with minutes of any size.
  static func random(_ numbers: inout SeededGenerator) -> Catalogue {
    let most = [4, 12, 30, 200].randomElement(using: &numbers) ?? 12
    var katas: [Kata] = []
    for number in self.numbers where Bool.random(using: &numbers) {
      let minutes = (0..<3).map { _ in Int.random(in: 0...most, using: &numbers) }
      katas.append(kata(number, minutes[0], minutes[1], minutes[2]))
    }
    return Catalogue(katas)
  }
}
