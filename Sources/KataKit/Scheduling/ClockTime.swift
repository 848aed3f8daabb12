/// Times of a schedule: of the clock on the wall, or counted from the beginning.
struct ClockTime: Equatable, Sendable {
  /// In minutes after midnight; nil if the times are counted from the beginning.
  let start: Int?

  /// Reads `09:30`; nothing typed is no start.
  init(_ text: String?) throws {
    guard let text else {
      start = nil
      return
    }
    guard let match = text.wholeMatch(of: /([0-9]{1,2})[:.]([0-9]{2})/),
      let hour = Int(match.1), let minute = Int(match.2), hour < 24, minute < 60
    else {
      throw Complaint(
        .wrongWords, "--start takes a time such as 09:30, and \"\(text)\" is none.")
    }
    start = hour * 60 + minute
  }

  /// The time `minutes` after the beginning: `09:35`, or `0:05` where no start was named.
  func text(_ minutes: Int) -> String {
    let time = start.map { ($0 + minutes) % (24 * 60) } ?? minutes
    let hour = start == nil ? String(time / 60) : Self.twoDigits(time / 60)
    return "\(hour):\(Self.twoDigits(time % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
