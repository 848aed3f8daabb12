/// Ten or a thousand types, since a rule is found by its type.
enum BenchTypes {
  private static let digits: [any BenchDigit.Type] = [
    BenchZero.self, BenchOne.self, BenchTwo.self, BenchThree.self, BenchFour.self, BenchFive.self,
    BenchSix.self, BenchSeven.self, BenchEight.self, BenchNine.self,
  ]

  /// A service for each number of so many digits.
  static func services(digits count: Int) -> [any BenchService.Type] {
    let zero = [digits[0]]
    let firsts = count > 2 ? digits : zero
    let seconds = count > 1 ? digits : zero
    return firsts.flatMap { first in
      seconds.flatMap { second in digits.map { service(first, second, $0) } }
    }
  }

  private static func service(
    _ first: any BenchDigit.Type, _ second: any BenchDigit.Type, _ third: any BenchDigit.Type
  ) -> any BenchService.Type {
    func service<A: BenchDigit, B: BenchDigit, C: BenchDigit>(
      _: A.Type, _: B.Type, _: C.Type
    ) -> any BenchService.Type { NumberedService<A, B, C>.self }
    return service(first, second, third)
  }
}

/// Something that a rule makes.
protocol BenchService: AnyObject, Sendable {
  init()
}

/// A part of a service's number.
private protocol BenchDigit: SendableMetatype {}

private final class NumberedService<A: BenchDigit, B: BenchDigit, C: BenchDigit>: BenchService {}

private enum BenchZero: BenchDigit {}
private enum BenchOne: BenchDigit {}
private enum BenchTwo: BenchDigit {}
private enum BenchThree: BenchDigit {}
private enum BenchFour: BenchDigit {}
private enum BenchFive: BenchDigit {}
private enum BenchSix: BenchDigit {}
private enum BenchSeven: BenchDigit {}
private enum BenchEight: BenchDigit {}
private enum BenchNine: BenchDigit {}
