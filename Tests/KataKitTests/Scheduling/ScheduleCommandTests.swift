import Testing

@testable import KataKit

@Suite struct ScheduleCommandTests {
  @Test(arguments: ["9", "24:00", "09:60", "soon", "09:3", "-1:00", ""])
  func `what is no time is refused`(text: String) {
    #expect(throws: Complaint.self) { try ClockTime(text) }
  }

  @Test(
    arguments: [("60", "There is no plan for \"60\"."), (nil, "How long is the session?")]
      as [(String?, String)])
  func `what is no session is met with those there are`(word: String?, answer: String) throws {
    let folder = try Typed.miniature()
    let typed = Typed(["schedule"] + (word.map { [$0] } ?? []), in: folder.url)
    #expect(typed.status == .wrongWords)
    #expect(typed.remarks.contains(answer))
    #expect(typed.remarks.contains("45, 90 and 180 minutes and for a day"))
  }

  @Test func `JSON says it all`() throws {
    let folder = try Typed.miniature()
    let output = Typed(["schedule", "45", "--json", "--start", "9:30"], in: folder.url).output
    #expect(output.contains("\"handOver\" : \"kata solution 11 --give-up\""))
    #expect(output.contains("\"time\" : \"09:33\""))
    #expect(output.contains("\"missing\" : [\n    \"62\",\n    \"21\","))
  }
}
