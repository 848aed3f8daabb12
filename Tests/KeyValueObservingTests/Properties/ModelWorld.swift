import Foundation
import KeyValueObserving

/// Plays a script against the model.
final class ModelWorld {
  private let log: ScriptLog
  private let documents = [Scripted.Document(), Scripted.Document()]
  private let windows = [Scripted.Window(), Scripted.Window()]
  private let observers = [Scripted.Observer(), Scripted.Observer()]
  private var reactions: ArraySlice<Step> = []

  private init(_ log: ScriptLog) {
    self.log = log
    for subject in Subject.allCases { object(subject).label = "\(subject)" }
    for (number, observer) in observers.enumerated() {
      observer.handler = { [unowned self] in hear(number, $0, $1, $2, $3) }
    }
  }

  /// What the model does, in lines.
  static func lines(of script: Script) -> [String] {
    let log = ScriptLog()
    let environment = ObservationEnvironment(faultHandler: FaultHandler { log.fault($0.name) })
    return ObservationEnvironment.$current.withValue(environment) {
      let world = ModelWorld(log)
      world.reactions = script.reactions[...]
      for step in script.steps { world.run(step) }
      // What is still registered when the objects die is no part of the script.
      log.close()
      return log.lines
    }
  }

  private func run(_ step: Step) {
    guard !log.isOver else { return }
    switch step {
    case .add(let observer, let subject, let path, let options, let context):
      object(subject).addObserver(
        observers[observer], forKeyPath: path.rawValue, options: options,
        context: pointer(context))
    case .remove(let observer, let subject, let path):
      object(subject).removeObserver(observers[observer], forKeyPath: path.rawValue)
    case .removeWithContext(let observer, let subject, let path, let context):
      object(subject).removeObserver(
        observers[observer], forKeyPath: path.rawValue, context: pointer(context))
    case .set(let subject, let path, let value): object(subject).set(value, path)
    case .show(let subject, let document): object(subject).show(document.map(self.document))
    case .write(let subject, let path, let value): object(subject).write(value, path)
    case .slip(let subject, let document): object(subject).slip(document.map(self.document))
    case .will(let subject, let path): object(subject).willChangeValue(forKey: path.rawValue)
    case .did(let subject, let path): object(subject).didChangeValue(forKey: path.rawValue)
    }
  }

  private func hear(
    _ observer: Int, _ path: String, _ subject: KVOObject, _ change: [KeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    guard !log.isOver else { return }
    var words = ["o\(observer) <- \(path) of \(TraceText.value(subject))"]
    if change[.notificationIsPriorKey] != nil { words.append("prior") }
    if let old = change[.oldKey] { words.append("old=\(TraceText.value(old))") }
    if let new = change[.newKey] { words.append("new=\(TraceText.value(new))") }
    words.append("ctx=\(UInt(bitPattern: context))")
    log.say(words.joined(separator: " "))
    if let reaction = reactions.popFirst() { run(reaction) }
  }

  private func object(_ subject: Subject) -> Scripted.Object {
    subject.isWindow ? windows[subject == .w0 ? 0 : 1] : document(subject)
  }

  private func document(_ subject: Subject) -> Scripted.Document {
    documents[subject == .d0 ? 0 : 1]
  }

  private func pointer(_ context: Int) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: context)
  }
}
