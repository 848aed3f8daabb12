import Controls

/// Shows how many characters a field has.
final class CharacterCounter {
  private let label: Label

  init(label: Label) {
    self.label = label
  }

  /// Counts what `field` has now.
  func count(_ field: TextField) {
    label.text = "\(field.text?.count ?? 0) of \(TitleRules.limit)"
  }
}
