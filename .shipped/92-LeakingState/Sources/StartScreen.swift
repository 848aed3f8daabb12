/// The first screen of the app.
@MainActor struct StartScreen {
  /// What it shows, line by line.
  var lines: [String] {
    [App.greeting, "favourites: \(App.favorites.titles.count)"]
  }
}
