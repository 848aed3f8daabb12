// Rejected by: fields of one class have rules of their own, and one without rules takes all
// Misconception: a rule is about a class of fields, and the class is the place to keep it.

import Controls

/// The form on which the user protects a document with a pass code, which is typed twice.
final class ProtectionForm: Screen {
  let document: Document
  let hintField = TextField()
  let codeField = PassCodeField(digits: 4)
  let repeatField = PassCodeField(digits: 4)

  init(document: Document) {
    self.document = document
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [codeField, repeatField] {
      field.allows { field, string in
        string.allSatisfy { "0123456789".contains($0) } && field.hasRoom(for: string)
      }
    }
    for field in [hintField, codeField, repeatField] {
      field.allows { _, string in !string.contains(where: \.isNewline) }
    }
  }

  /// Protects the document; what the fields let pass is a pass code.
  ///
  /// - Returns: Whether the two entries are the same.
  func protect() -> Bool {
    guard let code = codeField.text, !code.isEmpty, code == repeatField.text else { return false }
    document.protect(with: code)
    return true
  }
}
