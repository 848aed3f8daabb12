import Testing

@testable import KataKit

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(from: old, named: "yours", to: new, named: "ours").text
  }

  private func numbers(_ range: ClosedRange<Int>, besides: [Int: String] = [:]) -> String {
    range.map { (besides[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func `what is the same has no difference`() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("a\r\nb", "a\nb\n") == "", "line endings are none")
    #expect(diff("", "") == "")
  }

  @Test func `three lines stand around a change`() {
    #expect(
      diff(numbers(1...9), numbers(1...9, besides: [5: "five"])) == """
        --- yours
        +++ ours
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        """)
  }

  @Test func `changes that are near are one hunk, others two`() {
    let near = diff(numbers(1...20), numbers(1...20, besides: [5: "a", 11: "b"]))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,13 +2,13 @@"])
    let far = diff(numbers(1...20), numbers(1...20, besides: [5: "a", 15: "b"]))
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -2,7 +2,7 @@", "@@ -12,7 +12,7 @@"])
  }

  @Test func `a file that is not there is /dev/null`() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ ours\n@@ -0,0 +1,2 @@\n+a\n+b")
    #expect(diff("a\n", nil) == "--- yours\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a")
  }

  @Test func `what is very long is not compared`() {
    let text = diff(numbers(1...5_000), "a\n")
    #expect(text == "--- yours\n+++ ours\n(too long to be compared line by line)")
  }
}
