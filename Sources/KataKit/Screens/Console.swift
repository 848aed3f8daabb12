/// Where the words go: answers to the standard output, remarks to the standard error.
package struct Console {
  let style: Style
  /// The columns of the terminal that shows the answers; nil where there is none, or one that can do
  /// nothing but print.
  let width: Int?
  private let answer: (String) throws -> Void
  private let remark: (String) -> Void

  /// - Parameters:
  ///   - style: How emphasis is shown.
  ///   - width: The columns of the terminal, if the answers go to one.
  ///   - answer: Takes what was asked for; a program may read it.
  ///   - remark: Takes what is said meanwhile and what went wrong.
  package init(
    style: Style, width: Int? = nil, answer: @escaping (String) throws -> Void,
    remark: @escaping (String) -> Void
  ) {
    self.style = style
    self.width = width
    self.answer = answer
    self.remark = remark
  }

  /// Whether cursor tricks are seen as such.
  var isTerminal: Bool { width != nil }

  func say(_ text: String) throws {
    do {
      try answer(text + "\n")
    } catch {
      throw Complaint(.inputOutput, "The output could not be written.")
    }
  }

  func note(_ text: String) {
    remark(text + "\n")
  }
}
