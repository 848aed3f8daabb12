/// Writes the favourites as a text, for other apps.
enum Exporter {
  static func export() async -> String {
    // Read here: a detached task knows nothing of the task that started it.
    let app = App.state
    // Off the caller's actor: with thousands of titles it takes a while.
    return await Task.detached {
      let titles = app.favorites.titles.joined(separator: ", ")
      return "\(app.session.user ?? "nobody"): \(titles)"
    }.value
  }
}
