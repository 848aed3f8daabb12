/// Writes the favourites as a text, for other apps.
enum Exporter {
  static func export() async -> String {
    let (session, favorites) = (App.session, App.favorites)
    // Off the caller's actor: with thousands of titles it takes a while.
    return await Task.detached {
      let titles = favorites.titles.joined(separator: ", ")
      return "\(session.user ?? "nobody"): \(titles)"
    }.value
  }
}
