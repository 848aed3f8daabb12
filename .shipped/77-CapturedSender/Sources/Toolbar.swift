import Controls

/// The bar below a screen, with its buttons.
final class Toolbar {
  private(set) var buttons: [Button] = []

  /// Adds a button at the end of the bar, which keeps it.
  func addButton(_ title: String) -> Button {
    let button = Button()
    button.title = title
    buttons.append(button)
    return button
  }
}
