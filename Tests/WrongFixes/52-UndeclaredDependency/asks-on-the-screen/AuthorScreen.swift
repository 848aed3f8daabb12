// Rejected by: whoever follows a full name is told of each change once, with both names
// Misconception: the screen that shows the name should follow both parts of it.

import Controls
import KeyValueObserving
import Remedies

/// The screen of one author: the name, a greeting, and what the author was called before.
final class AuthorScreen {
  let nameLabel = Label()
  let formerNameLabel = Label()
  let greetingLabel = Label()

  private var following: [AnyObject] = []

  init(author: Author) {
    nameLabel.text = author.fullName
    greetingLabel.text = "Hello, \(author.firstName)"
    following = [
      author.observe(\.lastName) { [weak self] author, _ in
        self?.nameLabel.text = author.fullName
      },
      author.observe(\.firstName) { [weak self] author, _ in
        self?.nameLabel.text = author.fullName
        self?.greetingLabel.text = "Hello, \(author.firstName)"
      },
    ]
  }
}
