/// Finds documents by their words.
final class Search: Sendable {
  /// Built from the server's data, which takes a while, so only when somebody searches.
  private let index: LazyValue<SearchIndex>

  init(network: Network) {
    index = LazyValue {
      network.connect()
      return SearchIndex(titles: ["Lease of the house", "Recipe", "House rules"])
    }
  }

  func results(for word: String) -> [String] {
    index.value?.titles.filter { $0.lowercased().contains(word.lowercased()) } ?? []
  }

  /// Called when the user signs out: from now on nothing is found.
  func close() {
    index.value = nil
  }
}

/// What is searched.
final class SearchIndex: Sendable {
  let titles: [String]

  init(titles: [String]) {
    self.titles = titles
  }
}
