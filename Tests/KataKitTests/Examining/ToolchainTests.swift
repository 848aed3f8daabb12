import Testing

@testable import KataKit

@Suite struct ToolchainTests {
  @Test(arguments: [
    ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", false), ("Swift version 6.1 (x)", false),
    ("swift-driver version: 1.1 Apple Swift version 6.2 (swiftlang)", true),
    ("Swift version 6.4-dev (LLVM)", true), ("Swift version 7.0 (x)", true), ("hello", false),
  ])
  func `the version is read and compared`(words: String, isEnough: Bool) throws {
    let around = Machine.good { $0.run = { _, _ in .init(status: 0, lines: [words]) } }
    let swift = try ToolchainCheck.diagnosis(around)
    #expect((swift.state == .fine) == isEnough)
    #expect(swift.needed == "6.2 or newer")
    #expect(isEnough || swift.mend?.contains("swiftly") == true)
  }
}
