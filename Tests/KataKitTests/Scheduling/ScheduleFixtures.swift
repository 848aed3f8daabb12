@testable import KataKit

/// Catalogues whose katas take as long as a test wants.
enum ScheduleFixtures {
  /// A repeatable source of numbers, so that a failure comes back.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

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
  static func random(_ numbers: inout Numbers) -> Catalogue {
    let most = [4, 12, 30, 200].randomElement(using: &numbers) ?? 12
    var katas: [Kata] = []
    for number in self.numbers where Bool.random(using: &numbers) {
      let minutes = (0..<3).map { _ in Int.random(in: 0...most, using: &numbers) }
      katas.append(kata(number, minutes[0], minutes[1], minutes[2]))
    }
    return Catalogue(katas)
  }
}
