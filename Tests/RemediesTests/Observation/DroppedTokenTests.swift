import Foundation
import KataTesting
import KeyValueObserving
import Remedies
import Testing

/// A token that nobody keeps is a warning of the compiler, and under test a fault.
@Suite(.kata) struct DroppedTokenTests {
  let document = Document()

  private final class Screen {
    var token: ObservationToken?
  }

  @Test func `a token that is thrown away is a fault at the line that made it`() {
    var line = 0
    let faults = catchingExceptions {
      ObservationToken.requireOwners {
        line = #line + 1
        _ = document.observe(\.title) { _, _ in }
      }
    }
    #expect(faults.map(\.name) == [.droppedToken])
    #expect(faults.first?.registeredAt?.line == line)
    #expect(faults.first?.reason.contains("\"title\"") == true)
  }

  @Test func `a token in a local variable is a fault`() {
    let faults = catchingExceptions {
      ObservationToken.requireOwners {
        let token = document.observe(path: "author.name") { _, _ in }
        #expect(token.isActive)
      }
    }
    #expect(faults.map(\.name) == [.droppedToken])
  }

  @Test func `a token with an owner is none, nor is one that was stopped or whose subject died`() {
    let screen = Screen()
    ObservationToken.requireOwners {
      screen.token = document.observe(\.title) { _, _ in }
      document.observe(\.title) { _, _ in }.stop()
      var short: Document? = Document()
      let token = short?.observe(\.title) { _, _ in }
      short = nil
      #expect(token?.isActive == false)
    }
    #expect(screen.token?.isActive == true)
  }

  @Test func `the owner may let go of it afterwards`() {
    let screen = Screen()
    ObservationToken.requireOwners {
      screen.token = document.observe(\.title) { _, _ in }
    }
    screen.token = nil
    #expect(document.observationInfo == nil)
  }

  @Test func `what is returned and thrown passes through`() {
    struct Failure: Error {}
    #expect(ObservationToken.requireOwners { 1 } == 1)
    #expect(throws: Failure.self) { try ObservationToken.requireOwners { throw Failure() } }
  }

  @Test func `nothing that returns a token lets its result be discarded`() throws {
    let folder = URL(fileURLWithPath: #filePath).appending(
      path: "../../../../Solutions/Remedies/Observation")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("@discardableResult"), "\(file.lastPathComponent)")
    }
  }
}
