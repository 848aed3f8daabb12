import Testing

@testable import KataKit

/// What a Mac may have, told on any system.
@Suite struct MacToolsTests {
  private let xcode = MacToolsCheck.xcode
  private let tools = MacToolsCheck.commandLineTools

  private func diagnosis(_ selected: String?, _ paths: [String]) throws -> Diagnosis {
    let around = Machine.mac(tools: selected, having: paths)
    return try #require(try MacToolsCheck.diagnosis(around))
  }

  @Test func `Xcode without the command-line tools, and the reverse, are named and are enough`()
    throws
  {
    let alone = try diagnosis(xcode + "/Contents/Developer", [xcode])
    #expect(alone.state == .fine)
    #expect(alone.found.hasPrefix("Xcode without the command-line tools"))
    let reverse = try diagnosis(tools, [tools])
    #expect(reverse.state == .fine)
    #expect(reverse.found.hasPrefix("the command-line tools without Xcode"))
  }

  @Test func `nothing selected is mended by what is there`() throws {
    #expect(try diagnosis(nil, [xcode]).mend == "sudo xcode-select -s /Applications/Xcode.app")
    #expect(try diagnosis(nil, []).mend == "xcode-select --install")
    #expect(try diagnosis(nil, []).status == .noToolchain)
  }

  @Test func `what is selected and gone is told`() throws {
    let gone = try diagnosis("/Volumes/Old/Xcode.app/Contents/Developer", [tools])
    #expect(gone.status == .noToolchain)
    #expect(gone.mend == "sudo xcode-select --reset")
  }

  @Test func `elsewhere there is nothing to look at`() throws {
    #expect(try MacToolsCheck.diagnosis(Machine.good()) == nil)
  }

  @Test func `a swift that only asks for tools cannot work`() throws {
    var around = Machine.mac(tools: tools, having: [tools])
    around.run = { _, _ in .init(status: 1, lines: ["xcode-select: error: no tools"]) }
    let swift = try ToolchainCheck.diagnosis(around)
    #expect(swift.status == .noToolchain)
    #expect(swift.mend == "xcode-select --install")
  }
}
