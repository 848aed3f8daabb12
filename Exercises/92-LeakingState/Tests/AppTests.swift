import KataTesting
import Testing

@testable import LeakingState

/// Three tests of the app, as anybody would write them, and what each of them notes down.
enum AppTest: String, CaseIterable {
  case owner, guest, stranger

  /// Runs in an app of its own; in the middle it waits for `meeting`, as for an answer.
  @MainActor func run(_ meeting: Meeting? = nil) async -> [String] {
    await withFreshApp {
      var notes = ["\(App.session.user ?? "nobody") before"]
      if self != .stranger { App.session.signIn(rawValue) }
      App.favorites.add("Lease of \(rawValue)")
      await meeting?.arrive()
      notes += StartScreen().lines
      notes.append(await Exporter.export())
      return notes
    }
  }

  /// What it notes when it runs alone.
  var alone: [String] {
    let user = self == .stranger ? "nobody" : rawValue
    return [
      "nobody before", "Good day, \(rawValue)", "favourites: 1", "\(user): Lease of \(rawValue)",
    ]
  }

  /// What differs between two lists of notes; the note that a test begins with comes first.
  static func difference(_ seen: [String], _ expected: [String]) -> String {
    zip(seen, expected).first { $0 != $1 }.map { "\"\($0)\" for \"\($1)\"" } ?? "nothing"
  }

  static let orders: [[AppTest]] = [
    [.owner, .guest, .stranger], [.owner, .stranger, .guest], [.guest, .owner, .stranger],
    [.guest, .stranger, .owner], [.stranger, .owner, .guest], [.stranger, .guest, .owner],
  ]
}

/// A place where tests wait for each other, so that all of them are under way at the same time.
@MainActor final class Meeting {
  private let size: Int
  private(set) var arrived = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of size: Int) {
    self.size = size
  }

  var isComplete: Bool { arrived == size }

  func arrive() async {
    arrived += 1
    if isComplete { callOff() } else { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Lets everybody go who waits.
  func callOff() {
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }
}

@MainActor func runInEveryOrder() async {
  var failures: [String] = []
  for order in AppTest.orders {
    for test in order {
      let notes = await test.run()
      if notes != test.alone {
        failures.append(
          "\(test) in the order \(order.map(\.rawValue).joined(separator: ", ")): "
            + AppTest.difference(notes, test.alone))
      }
    }
  }
  #expect(
    failures.isEmpty,
    .diagnosis(
      "Every test passes alone; in a shuffled suite some fail, first \(failures.first ?? "none").",
      seen: "\(failures.count) of 18 tests that fail", expected: "0 tests",
      pitfall: "leaking state"))
}

@MainActor func runAtTheSameTime() async {
  let meeting = Meeting(of: AppTest.allCases.count)
  let tests = AppTest.allCases.map { test in (test, Task { await test.run(meeting) }) }
  // A turn goes through the thread pool and back, so whatever was ready before it has run.
  for _ in 0..<2_000 where !meeting.isComplete { await Task.detached {}.value }
  let arrived = meeting.arrived
  #expect(
    meeting.isComplete,
    .diagnosis(
      "A suite in parallel takes as long as one test after the other.",
      seen: "\(arrived) of 3 tests under way", expected: "3 tests",
      pitfall: "one state, taken in turns"))
  guard meeting.isComplete else { return meeting.callOff() }
  for (test, task) in tests {
    let notes = await task.value
    #expect(
      notes == test.alone,
      .diagnosis(
        "The test of the \(test) passes alone and fails beside others.",
        seen: AppTest.difference(notes, test.alone), expected: "what it says alone",
        pitfall: "leaking state"))
  }
}

@MainActor func comeBack() async {
  struct Unreadable: Error {}
  App.session.signIn("resident")
  App.favorites.add("Letter")
  for fails in [false, true] {
    try? await withFreshApp {
      App.session.signIn("guest")
      App.favorites.add("Lease")
      _ = StartScreen().lines
      if fails { throw Unreadable() }
    }
    let seen = await Exporter.export() + "; " + StartScreen().lines.joined(separator: "; ")
    #expect(
      seen == "resident: Letter; Good day, resident; favourites: 1",
      .diagnosis(
        "After a preview\(fails ? " that has failed" : "") the app has lost what it knew.",
        seen: seen, expected: "resident: Letter; Good day, resident; favourites: 1",
        pitfall: "leaking state"))
  }
}

@MainActor func goDeeper() async {
  App.session.signIn("resident")
  App.favorites.add("Letter")
  _ = StartScreen().lines
  await withFreshApp {
    expectFresh("in a used app")
    App.session.signIn("owner")
    App.favorites.add("Lease")
    _ = StartScreen().lines
    await withFreshApp { expectFresh("inside another") }
    #expect(await Exporter.export() == "owner: Lease", "The inner app has changed the outer one.")
  }
}

@MainActor func expectFresh(_ place: String) {
  let seen = "\(App.session.user ?? "nobody"); \(StartScreen().lines.joined(separator: "; "))"
  #expect(
    seen == "nobody; Good day, stranger; favourites: 0",
    .diagnosis(
      "A fresh app \(place) knows what happened before it.", seen: seen,
      expected: "nobody; Good day, stranger; favourites: 0", pitfall: "leaking state"))
}
