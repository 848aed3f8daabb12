import Controls

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
      followFullName(of: author) { [weak self] old, new in
        self?.nameLabel.text = new
        self?.formerNameLabel.text = "formerly \(old)"
      },
      followFirstName(of: author) { [weak self] new in self?.greetingLabel.text = "Hello, \(new)" },
    ]
  }
}
