import Foundation
import Testing

/// What passes here has tested the solutions, which somebody who asks for one kata does not want.
@Suite struct RootPackageTests {
  @Test func `no kata is asked for at the root`() {
    let kata = ProcessInfo.processInfo.environment["KATA"]
    #expect(
      kata == nil,
      """
      KATA=\(kata ?? "") narrows the worksheet, and these are the tests of the solutions. Type:
      cd Exercises && KATA=\(kata ?? "") swift test
      """)
  }
}
