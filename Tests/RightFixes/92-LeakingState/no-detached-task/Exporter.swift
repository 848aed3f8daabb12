/// Writes the favourites as a text, for other apps.
enum Exporter {
  /// Off the caller's actor: with thousands of titles it takes a while.
  @concurrent static func export() async -> String {
    let titles = App.favorites.titles.joined(separator: ", ")
    return "\(App.session.user ?? "nobody"): \(titles)"
  }
}
