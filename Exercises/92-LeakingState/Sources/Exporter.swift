/// Writes the favourites as a text, for other apps.
enum Exporter {
  static func export() async -> String {
    // Off the caller's actor: with thousands of titles it takes a while.
    await Task.detached {
      let titles = App.favorites.titles.joined(separator: ", ")
      return "\(App.session.user ?? "nobody"): \(titles)"
    }.value
  }
}
