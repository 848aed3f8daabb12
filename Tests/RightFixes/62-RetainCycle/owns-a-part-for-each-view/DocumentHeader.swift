import Controls
import KeyValueObserving
import Remedies

/// The head of an open document: its title, and a star that is drawn with the next frame.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let favoriteButton = Button()

  private var parts: [HeaderPart] = []

  init(document: Document, display: Display) {
    super.init()
    parts = [
      HeaderPart(titleLabel) {
        document.follow(\.title, $0)
      } draw: {
        $0.text = document.title
      },
      HeaderPart(favoriteButton) {
        document.follow(\.isFavorite, $0)
      } draw: { button in
        display.atNextFrame { button.isSelected = document.isFavorite }
      },
    ]
  }
}

/// A view, and what it follows: one direction of ownership, from the header to the part to the view.
private final class HeaderPart {
  private let following: ObservationToken

  init<View: AnyObject>(
    _ view: View, follow: (@escaping () -> Void) -> ObservationToken,
    draw: @escaping (View) -> Void
  ) {
    following = follow { draw(view) }
    draw(view)
  }
}

extension Document {
  fileprivate func follow<Value>(
    _ keyPath: KeyPath<Document, Value>, _ handler: @escaping () -> Void
  ) -> ObservationToken {
    observe(keyPath) { _, _ in handler() }
  }
}
