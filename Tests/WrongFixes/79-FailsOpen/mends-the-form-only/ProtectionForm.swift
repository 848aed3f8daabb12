// Rejected by: rules hold whichever type the variable had through which they were installed
// Misconception: whoever installs rules must know to name the class of the field.

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
    hintField.allows { _, string in !string.contains(where: \.isNewline) }
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
