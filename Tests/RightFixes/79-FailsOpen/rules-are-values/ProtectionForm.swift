// Accepted: a rule for texts knows no field at all, and holds for a plain one as well.

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
    codeField.allows(.digits(codeField.digits))
    repeatField.allows(.digits(codeField.digits))
    for field in [hintField, codeField, repeatField] { field.allows(.oneLine) }
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
