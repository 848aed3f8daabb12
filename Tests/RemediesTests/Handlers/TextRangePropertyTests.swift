import Controls
import Foundation
import KataTesting
import Remedies
import Testing

/// What holds for every text and every range.
///
/// The same seed gives the same texts; `KATA_SEED=7` gives one more, and otherwise one is made up.
/// A failure names its seed.
@Suite struct TextRangePropertyTests {
  private static let seeds: [UInt64] = {
    let given = ProcessInfo.processInfo.environment["KATA_SEED"].flatMap(UInt64.init)
    let last = given ?? UInt64.random(in: 100...99_999)
    print("TextRangePropertyTests: KATA_SEED=\(last)")
    return [1, 2, 3, last]
  }()

  /// What a handler was asked.
  private final class Asked {
    var changes: [(from: String, to: String)] = []
    var answer = true
  }

  @Test(arguments: seeds)
  func `the text after any valid change is what NSString makes of its UTF-16 code units`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...12 {
      let from = RandomTexts.text(atMost: 6, using: &generator)
      let string = RandomTexts.text(atMost: 2, using: &generator)
      for range in from.allRanges where from.isScalarBoundary(range) {
        let expected = from.replacingUnits(range, with: string)
        let asked = Asked()
        let field = TextField()
        field.text = from
        field.shouldChangeString { _, from, to in
          asked.changes.append((from, to))
          return true
        }
        let view = TextView()
        view.text = from
        view.shouldChangeString { _, from, to in
          asked.changes.append((from, to))
          return true
        }
        let isChanged = field.replace(range, with: string) && view.replace(range, with: string)
        let seen = asked.changes.map(\.to) + [field.text ?? "", view.text ?? ""]
        #expect(
          isChanged && seen.count == 4 && seen.allSatisfy { $0.utf16.elementsEqual(expected) }
            && asked.changes.allSatisfy { $0.from.utf16.elementsEqual(from.utf16) },
          "KATA_SEED=\(seed): \(range) of [\(from.units)] by [\(string.units)]")
      }
    }
  }

  @Test(arguments: seeds)
  func `a range that the text does not have, or that cuts a scalar, is refused and does not trap`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...60 {
      let text = RandomTexts.text(atMost: 6, using: &generator)
      let asked = Asked()
      let field = TextField()
      field.text = text
      field.shouldChangeString { _, from, to in
        asked.changes.append((from, to))
        return true
      }
      for range in text.badRanges(using: &generator) {
        // The field itself refuses such a range; another sender of the delegate's methods may not.
        let answer = field.delegate?.textField(
          field, shouldChangeCharactersIn: range, replacementString: "x")
        #expect(
          answer == false && !field.replace(range, with: "x") && asked.changes.isEmpty
            && (field.text ?? "").utf16.elementsEqual(text.utf16),
          "KATA_SEED=\(seed): \(range) of [\(text.units)]")
      }
    }
  }

  @Test(arguments: seeds)
  func `a change that is refused leaves the text as it was, unit for unit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...30 {
      let text = RandomTexts.text(atMost: 6, using: &generator)
      let field = TextField()
      field.text = text
      field.shouldChangeString { _, _, _ in false }
      for range in text.allRanges where range.length < 4 {
        #expect(
          !field.replace(range, with: "👍") && (field.text ?? "").utf16.elementsEqual(text.utf16),
          "KATA_SEED=\(seed): \(range) of [\(text.units)]")
      }
    }
  }

  @Test func `the oracle is NSString's own replacement wherever Linux has that too`() {
    // Within a character NSString rounds on Linux, hence the code units; elsewhere they agree.
    var generator = SeededGenerator(seed: 4)
    for _ in 1...40 {
      let from = RandomTexts.text(atMost: 5, using: &generator)
      for range in from.allRanges where from.isScalarBoundary(range) {
        #if !canImport(Darwin)
        guard from.isCharacterBoundary(range.location), from.isCharacterBoundary(range.upperBound)
        else { continue }
        #endif
        let replaced = NSString(string: from).replacingCharacters(in: range, with: "x👍")
        #expect(
          replaced.utf16.elementsEqual(from.replacingUnits(range, with: "x👍")),
          "\(range) of [\(from.units)]")
      }
    }
  }
}

extension String {
  /// Every range of UTF-16 code units, from the empty ones to the whole text.
  fileprivate var allRanges: [NSRange] {
    let count = utf16.count
    return (0...count).flatMap { location in
      (0...(count - location)).map { NSRange(location: location, length: $0) }
    }
  }

  fileprivate func isScalarBoundary(_ range: NSRange) -> Bool {
    isScalarBoundary(range.location) && isScalarBoundary(range.upperBound)
  }

  /// The code units of this text after a change: the oracle, which knows of no character.
  fileprivate func replacingUnits(_ range: NSRange, with string: String) -> [UInt16] {
    var units = Array(utf16)
    units.replaceSubrange(range.location..<range.upperBound, with: string.utf16)
    return units
  }

  /// Ranges that this text does not have, and those that cut one of its scalars in two.
  fileprivate func badRanges(using generator: inout some RandomNumberGenerator) -> [NSRange] {
    let count = utf16.count
    let inside = Int.random(in: 0...count, using: &generator)
    let beyond = Int.random(in: 1...1000, using: &generator)
    let outside = [
      NSRange(location: count + beyond, length: 0),
      NSRange(location: inside, length: count - inside + beyond),
      NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: beyond),
      NSRange(location: -beyond, length: beyond), NSRange(location: inside, length: -beyond),
      NSRange(location: inside, length: .max), NSRange(location: .max, length: .max),
      NSRange(location: .min, length: 0), NSRange(location: inside, length: .min),
    ]
    return outside + allRanges.filter { !isScalarBoundary($0) }.prefix(20)
  }
}
