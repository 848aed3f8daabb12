import Controls
import Remedies
import Testing

@Suite struct InstallationTests {
  final class TitleField: TextField {
    var isMarked = false
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func `chained handlers are all installed, run in order, and keep the concrete type`() {
    let log = Log()
    let field = TitleField()
    field
      .onBeginEditing { field in field.isMarked = true }.and
      .onTextChange { _, text in log.lines.append("first \(text)") }.and
      .onTextChange { _, text in log.lines.append("second \(text)") }.and
      .onEndEditing { field in field.isMarked = false }
    field.type("a")
    #expect(field.isMarked)
    field.endEditing()
    #expect(!field.isMarked)
    #expect(log.lines == ["first a", "second a"])
  }

  @Test func `a chained handler can be stopped by itself`() {
    let log = Log()
    let field = TextField()
    var tokens: [HandlerToken] = []
    field
      .onBeginEditing { _ in log.lines.append("begin") }.store(in: &tokens)
      .onTextChange { _, _ in log.lines.append("change") }.store(in: &tokens)
      .onEndEditing { _ in log.lines.append("end") }
    #expect(tokens.count == 2)
    tokens[1].stop()
    field.type("a")
    field.endEditing()
    #expect(log.lines == ["begin", "end"])
  }

  @Test func `tokens in the screen that owns the control make no cycle`() {
    final class Screen {
      let field = TextField()
      var tokens: [HandlerToken] = []
      var title = ""

      init() {
        field.onTextChange { [weak self] _, text in self?.title = text }.store(in: &tokens)
      }
    }
    var screen: Screen? = Screen()
    screen?.field.type("Report")
    #expect(screen?.title == "Report")
    weak let seen = screen
    screen = nil
    #expect(seen == nil)
  }
}
