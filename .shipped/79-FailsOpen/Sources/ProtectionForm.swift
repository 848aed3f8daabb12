// Symptom: the form takes letters for a pass code of four digits, and nobody opens the document again.
// Task:    let every rule be asked about each change of its field; let no field answer for a rule.
// Run:     swift run kata   (or: cd Exercises && KATA=79 swift test)

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
    guard let code = codeField.text, !code.isEmpty, code == repeatField.text else { return false }
    document.protect(with: code)
    return true
  }
}
