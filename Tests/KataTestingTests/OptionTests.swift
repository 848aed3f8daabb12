import KataTesting
import KeyValueObserving
import Synchronization
import Testing

@Suite struct OptionTests {
  @Test(.kata(.recyclesAddresses)) func `addresses come back where a suite asks for it`() {
    let first = Document().address
    #expect(Document().address == first)
  }

  @Test(.kata) func `addresses do not come back where it does not`() {
    let first = Document().address
    #expect(Document().address != first)
  }

  @Test(.kata(.mayLeaveRegistrations)) func `a suite may leave registrations`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "title", context: nil)
    Keeper.kept.withLock { $0 += [Unchecked(document), Unchecked(reader)] }
  }

  @Test(.kata) func `objects that are kept alive may stay registered`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "title", context: nil)
    keepAlive(document, reader)
  }

  @Test(
    .failing("still watches \"title\" of Document", at: "kept"), .kata(.leavesNoRegistrations))
  func `a suite may ask for no registrations even of what is kept alive`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "title", context: nil)  // kept
    keepAlive(document, reader)
  }

  @Test(
    arguments: AmbiguousRemoval.allCases)
  func `either policy can be chosen`(policy: AmbiguousRemoval) async throws {
    let test = try #require(Test.current)
    try await KataTrait.kata(.ambiguousRemovalTakes(policy))
      .provideScope(for: test, testCase: Test.Case.current) {
        #expect(ObservationEnvironment.current?.ambiguousRemoval == policy)
      }
  }

  @Test(.kata(.ambiguousRemovalTakesFirst)) func `the policy is the suite's choice`() {
    #expect(ObservationEnvironment.current?.ambiguousRemoval == .firstAdded)
  }

  @Test(.kata) func `the test's timeline has its remarks and its objects`() {
    let document = Document()
    document.label = "report"
    Timeline.current.note("the user opens the report")
    #expect(Timeline.current.events.count == 2)
  }
}

/// Keeps what outlives a test on purpose.
enum Keeper {
  static let kept = Mutex<[Unchecked<KVOObject>]>([])
}
