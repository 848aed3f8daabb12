/// The user's tracks.
final class TrackLibrary {
  private(set) var tracks: [Track]

  init(titles: [String]) {
    tracks = titles.map(Track.init(title:))
  }

  /// Deletes a track for good.
  func delete(_ index: Int) {
    let track = tracks.remove(at: index)
    for farewell in track.onDeletion { farewell(track) }
  }
}
