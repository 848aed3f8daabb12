/// Where the words go: answers to the standard output, remarks to the standard error.
package struct Console {
  let style: Style
  private let answer: (String) throws -> Void
  private let remark: (String) -> Void

  /// - Parameters:
  ///   - style: How emphasis is shown.
  ///   - answer: Takes what was asked for; a program may read it.
  ///   - remark: Takes what is said meanwhile and what went wrong.
  package init(
    style: Style, answer: @escaping (String) throws -> Void, remark: @escaping (String) -> Void
  ) {
    self.style = style
    self.answer = answer
    self.remark = remark
  }

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
