import KeyValueObserving
import Testing

/// Scripts that random play found: each shows a defect that the model had.
@Suite struct RememberedScriptTests {
  @Test func `a change told later keeps the old value that it began with`() {
    let script = Script(
      steps: [
        .add(0, .d0, .title, [.old, .prior], context: 1),
        .add(0, .d0, .title, [.old, .prior], context: 2),
        .set(.d0, .title, 1),
      ],
      reactions: [.set(.d0, .title, 2)])
    #expect(!Difference.differ(script), "\(Difference(script))")
  }

  @Test func `what a handler writes unannounced is what the next one is told`() {
    let script = Script(
      steps: [
        .add(0, .d0, .title, [.new], context: 1),
        .add(0, .d0, .title, [.new], context: 2),
        .set(.d0, .title, 1),
      ],
      reactions: [.write(.d0, .title, 2)])
    #expect(!Difference.differ(script), "\(Difference(script))")
  }

  @Test func `the old document reports until its unannounced replacement is found out`() {
    let script = Script(
      steps: [
        .show(.w0, .d0), .add(0, .w0, .documentTitle, [.new, .old], context: 0),
        .slip(.w0, .d1), .set(.d0, .title, 1), .set(.d1, .title, 2), .show(.w0, nil),
      ], reactions: [])
    #expect(!Difference.differ(script), "\(Difference(script))")
  }
}
