import Foundation
import Synchronization

/// A rule that is running, and the one that needed it: the path of a circle, and of a gap.
///
/// The path is a value of the task, since a value under construction may ask through properties that
/// know nothing of it. A task that a rule starts inherits the path and must not be taken for a part of
/// it: a step counts only while its rule runs, and only on its rule's thread.
final class BuildStep: Sendable {
  @TaskLocal private static var current: BuildStep?

  private let rule: any AnyRule
  private let owner: AskerName
  private let outer: BuildStep?
  private let thread = ObjectIdentifier(Thread.current)
  private let isRunning = Atomic(true)

  private init(_ rule: any AnyRule, owner: AskerName, outer: BuildStep?) {
    self.rule = rule
    self.owner = owner
    self.outer = outer
  }

  /// What is being made on this thread, outermost first.
  static var path: [String] {
    steps.reversed().map { "\($0.rule.description.name) for \($0.owner)" }
  }

  /// Runs a rule as a step of the path.
  ///
  /// - Throws: `InjectionError.circular` if it is running already.
  static func running<Value>(
    _ rule: any AnyRule, for asker: Asker, _ body: () throws -> Value
  ) throws -> Value {
    let step = BuildStep(rule, owner: asker.name, outer: current)
    let around = steps.reversed()
    if let first = around.firstIndex(where: { $0.rule === rule }) {
      let circle = around[first...].map(\.rule) + [rule]
      throw InjectionError.circular(path: circle.map(\.description.name))
    }
    defer { step.isRunning.store(false, ordering: .relaxed) }
    return try $current.withValue(step, operation: body)
  }

  /// The steps that are under way on this thread, innermost first.
  private static var steps: [BuildStep] {
    let thread = ObjectIdentifier(Thread.current)
    var steps: [BuildStep] = []
    var next = current
    while let step = next {
      if step.thread == thread && step.isRunning.load(ordering: .relaxed) { steps.append(step) }
      next = step.outer
    }
    return steps
  }
}
