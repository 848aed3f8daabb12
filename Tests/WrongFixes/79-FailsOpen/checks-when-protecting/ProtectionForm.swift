// Rejected by: a pass code takes four digits and nothing else
// Misconception: it is enough to look at the end, when the document is protected.

import Controls

/// The form on which the user protects a document with a pass code, which is typed twice.
final class ProtectionForm: Screen {
  let document: Document
  let hintField = TextField()
  let codeField = PassCodeField(digits: 4)
  let repeatField = TextField()

  init(document: Document) {
    self.document = document
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    codeField.allows { field, string in
      string.allSatisfy { "0123456789".contains($0) } && field.hasRoom(for: string)
    }
    repeatField.takeRules(of: codeField)
    for field in [hintField, codeField, repeatField] {
      field.allows { _, string in !string.contains(where: \.isNewline) }
    }
  }

  /// Protects the document; what the fields let pass is a pass code.
  ///
  /// - Returns: Whether the two entries are the same.
  func protect() -> Bool {
    guard let code = codeField.text, code == repeatField.text, code.count == codeField.digits,
      code.allSatisfy({ "0123456789".contains($0) })
    else { return false }
    document.protect(with: code)
    return true
  }
}
