import KeyValueObserving

/// Plays a script by the rules in docs/fidelity.md, as simply as they can be told: flat lists that
/// are searched from end to end, values read whenever they are needed, nothing shared.
final class ReferenceWorld {
  /// One `addObserver`.
  struct Registration: Equatable {
    let observer: Int
    let subject: Subject
    let path: Path
    let options: KeyValueObservingOptions
    let context: Int
  }

  /// A registration's interest in some keys of one object.
  final class Watch {
    let registration: Registration
    let number: Int
    let object: Subject
    let keys: Set<Path>
    /// Whether the `title` of the object's document is watched too.
    let followsDocument: Bool

    init(
      _ registration: Registration, _ number: Int, on object: Subject, _ keys: Set<Path>,
      followsDocument: Bool
    ) {
      self.registration = registration
      self.number = number
      self.object = object
      self.keys = keys
      self.followsDocument = followsDocument
    }
  }

  /// What one watch is to hear of a change; `equals` are the watches that are its like, itself
  /// among them, when the change is announced.
  struct Item {
    let watch: Watch
    let old: String
    let equals: [Watch]
  }

  let log = ScriptLog()
  var titles: [Subject: Int] = [:]
  var firsts: [Subject: Int] = [:]
  var lasts: [Subject: Int] = [:]
  var shown: [Subject: Subject] = [:]
  /// In the order in which they were made.
  var watches: [Watch] = []
  /// The registrations, in order, each with a number of its own.
  var registrations: [(number: Int, registration: Registration)] = []
  var pending: [(object: Subject, key: Path, items: [Item])] = []
  private var reactions: ArraySlice<Step> = []
  private var lastNumber = 0

  /// What tells a test of the tests that a wrong rule is noticed.
  let isMistaken: Bool

  private init(isMistaken: Bool) {
    self.isMistaken = isMistaken
  }

  /// What the rules say, in lines.
  ///
  /// They end where the rules do: what follows is not compared.
  static func play(_ script: Script, isMistaken: Bool = false) -> (lines: [String], isOver: Bool) {
    let world = ReferenceWorld(isMistaken: isMistaken)
    world.reactions = script.reactions[...]
    for step in script.steps { world.run(step) }
    return (world.log.lines, world.log.isOver)
  }

  private func run(_ step: Step) {
    guard !log.isOver else { return }
    switch step {
    case .add(let observer, let subject, let path, let options, let context):
      add(
        Registration(
          observer: observer, subject: subject, path: path, options: options, context: context))
    case .remove(let observer, let subject, let path):
      remove { $0.observer == observer && $0.subject == subject && $0.path == path }
    case .removeWithContext(let observer, let subject, let path, let context):
      remove {
        $0.observer == observer && $0.subject == subject && $0.path == path
          && $0.context == context
      }
    case .set(let subject, let path, let value):
      will(subject, path)
      write(subject, path, value)
      did(subject, path)
    case .show(let window, let document):
      will(window, .document)
      shown[window] = document
      did(window, .document)
    case .write(let subject, let path, let value): write(subject, path, value)
    case .slip(let window, let document): shown[window] = document
    case .will(let subject, let path): will(subject, path)
    case .did(let subject, let path): did(subject, path)
    }
  }

  private func write(_ subject: Subject, _ path: Path, _ value: Int) {
    switch path {
    case .title: titles[subject] = value
    case .first: firsts[subject] = value
    default: lasts[subject] = value
    }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Tells an observer, who may answer.
  func tell(_ registration: Registration, isPrior: Bool, old: String?, new: String?) {
    guard !log.isOver else { return }
    var words = [
      "o\(registration.observer) <- \(registration.path.rawValue) of \(registration.subject)"
    ]
    if isPrior { words.append("prior") }
    if let old { words.append("old=\(old)") }
    if let new { words.append("new=\(new)") }
    words.append("ctx=\(registration.context)")
    log.say(words.joined(separator: " "))
    if let reaction = reactions.popFirst() { run(reaction) }
  }
}
