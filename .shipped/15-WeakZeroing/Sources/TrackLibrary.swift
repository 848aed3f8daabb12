/// The user's tracks.
final class TrackLibrary {
  private(set) var tracks: [Track]

  init(titles: [String]) {
    tracks = titles.map(Track.init(title:))
  }

  /// Deletes a track for good.
  func delete(_ index: Int) {
    tracks.remove(at: index)
  }
}
