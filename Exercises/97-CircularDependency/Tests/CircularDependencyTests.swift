import KataTesting
import Testing

@testable import CircularDependency

// A circle ends with the stack, and the process with it: each of these has one of its own.
@Suite(.kata) struct CircularDependencyTests {
  @Suite struct Hazard {
    @Test func `the app starts, and who signs in gets his documents`() async {
      await #expect(
        processExitsWith: .success,
        stopped("The app stops before its first screen.", expected: "an app that runs")
      ) {
        try startTheApp()
      }
    }

    @Test func `a circle of rules is an error that names it`() async {
      await #expect(
        processExitsWith: .success,
        stopped("The app stops, and its stack is too long to be read.", expected: "an error")
      ) {
        readErrors()
      }
    }

    @Test func `the container goes on to work after a circle`() async {
      await #expect(
        processExitsWith: .success,
        stopped("One wrong rule, and nothing else can be used.", expected: "an error")
      ) {
        try goOnAfterACircle()
      }
    }

    @Test func `an app that is closed releases its services`() async {
      await #expect(
        processExitsWith: .success,
        stopped("The user signs out, and the app stops.", expected: "an app that runs")
      ) {
        try closeTheApp()
      }
    }
  }

  @Suite struct Behaviour {
    @Test func `a long way that is no circle is no error`() async {
      await #expect(processExitsWith: .success) {
        try followALongWay()
      }
    }

    @Test func `two that need the same service are no circle`() async {
      await #expect(processExitsWith: .success) {
        try meetAgain()
      }
    }

    @Test func `a service is made once, when it is first needed`() throws {
      let container = Container()
      var made = 0
      container.register(Stop<A>.self) { _ in
        made += 1
        return Stop()
      }
      #expect(made == 0)
      let first = try container.resolve(Stop<A>.self)
      #expect(try container.resolve(Stop<A>.self) === first)
      #expect(made == 1)
    }

    @Test func `a service that nobody has registered is an error`() async {
      await #expect(processExitsWith: .success) {
        try tryAgain()
      }
    }
  }
}

/// What is said when the process of a test has ended before the test.
func stopped(_ symptom: String, expected: String) -> Comment {
  .diagnosis(
    symptom, seen: "a process that has ended", expected: expected, pitfall: "circular dependency")
}
