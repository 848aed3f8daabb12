import KataTesting
import KeyValueObserving

extension Script {
  /// The script of a seed.
  ///
  /// Every second one has observers that answer, and every second pair of them crowds around one
  /// window, its document and three of its paths, where registrations meet more often.
  init(seed: UInt64) {
    var source = StepSource(seed: seed)
    steps = (0..<source.number(in: 4...14)).map { _ in source.step() }
    reactions = seed % 2 == 0 ? [] : (0..<source.number(in: 1...4)).map { _ in source.step() }
  }
}

/// Makes random steps; removals mostly name a registration that was made.
private struct StepSource {
  private var random: SeededGenerator
  private var added: [(observer: Int, subject: Subject, path: Path, context: Int)] = []
  private var subjects = Subject.allCases
  private var paths = Path.allCases

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    guard seed % 4 > 1 else { return }
    subjects = [window(), pick([.d0, .d1], or: .d0)]
    paths = [.title] + paths.dropFirst().shuffled(using: &random).prefix(2)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func step() -> Step {
    switch number(in: 0...19) {
    case 0...5: return addition()
    case 6...8: return removal()
    case 9...12:
      let (subject, path) = attribute()
      return .set(subject, path, number(in: 0...3))
    case 13...14: return .show(window(), document())
    case 15:
      let (subject, path) = attribute()
      return .write(subject, path, number(in: 0...3))
    case 16: return .slip(window(), document())
    case 17...18:
      let (subject, path) = announced()
      return .will(subject, path)
    default:
      let (subject, path) = announced()
      return .did(subject, path)
    }
  }

  private mutating func addition() -> Step {
    if let last = added.last, number(in: 0...3) == 0 {
      return .add(last.observer, last.subject, last.path, options(), context: last.context)
    }
    let (subject, path) = place()
    let observer = number(in: 0...1)
    let context = number(in: 0...2)
    added.append((observer, subject, path, context))
    return .add(observer, subject, path, options(), context: context)
  }

  private mutating func removal() -> Step {
    let (subject, path) = place()
    let stranger = (number(in: 0...1), subject, path, 0)
    let chosen = number(in: 0...9) == 0 ? stranger : pick(added, or: stranger)
    return number(in: 0...1) == 0
      ? .remove(chosen.0, chosen.1, chosen.2)
      : .removeWithContext(chosen.0, chosen.1, chosen.2, context: chosen.3)
  }

  private mutating func options() -> KeyValueObservingOptions {
    KeyValueObservingOptions(rawValue: UInt(number(in: 0...15)))
  }

  /// What somebody may observe.
  private mutating func place() -> (Subject, Path) {
    let subject = pick(subjects, or: .w0)
    return (subject, pick(Path.all(of: subject).filter(paths.contains), or: .title))
  }

  private mutating func window() -> Subject {
    pick(subjects.filter(\.isWindow), or: .w0)
  }

  private mutating func document() -> Subject? { pick([.d0, .d1, nil], or: nil) }

  /// A number that can be set.
  private mutating func attribute() -> (Subject, Path) {
    let subject = pick(subjects, or: .w0)
    return (subject, subject.isWindow ? pick([.first, .last], or: .first) : .title)
  }

  /// A key that can be announced by hand.
  private mutating func announced() -> (Subject, Path) {
    let (subject, path) = attribute()
    return (subject, subject.isWindow && number(in: 0...2) == 0 ? .document : path)
  }

  private mutating func pick<Element>(_ list: [Element], or fallback: Element) -> Element {
    list.randomElement(using: &random) ?? fallback
  }
}
