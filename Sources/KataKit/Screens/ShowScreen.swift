/// A hazard's timeline, broken beside fixed where the terminal is wide enough, else one above the other.
struct ShowScreen {
  let kata: Kata
  let hazard: ShownHazard
  /// The columns of the terminal; nil where there is none.
  let width: Int?
  let typing: Typing
  let style: Style

  private static let heads = (broken: "As shipped", fixed: "Solved")

  var text: String {
    guard let test = hazard.test else {
      return
        "\(style.bold(kata.title)) has no timeline to show: nothing in it is recorded as an event.\n"
        + "Run it: \(typing.kata("run \(kata.number)"))"
    }
    let head = "\(style.bold(kata.title))\n\(test)"
    return [head, isWide ? columns : stack].joined(separator: "\n\n")
  }

  private var leftWidth: Int {
    ([Self.heads.broken] + hazard.broken).map(\.count).max() ?? 0
  }

  private var isWide: Bool {
    let right = ([Self.heads.fixed] + hazard.fixed).map(\.count).max() ?? 0
    return width.map { leftWidth + 4 + right <= $0 } ?? false
  }

  private var stack: String {
    [
      style.bad(Self.heads.broken), hazard.broken.joined(separator: "\n"), "",
      style.good(Self.heads.fixed), hazard.fixed.joined(separator: "\n"),
    ].joined(separator: "\n")
  }

  private var columns: String {
    let rows = max(hazard.broken.count, hazard.fixed.count)
    let lines = (0..<rows).map { row in
      let left = row < hazard.broken.count ? hazard.broken[row] : ""
      let right = row < hazard.fixed.count ? hazard.fixed[row] : ""
      return right.isEmpty ? left : padded(left) + right
    }
    // Emphasis has a length of its own, so that the space is counted without it.
    let gap = String(repeating: " ", count: leftWidth + 4 - Self.heads.broken.count)
    let head = style.bad(Self.heads.broken) + gap + style.good(Self.heads.fixed)
    return ([head] + lines).joined(separator: "\n")
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: leftWidth + 4 - text.count)
  }
}
