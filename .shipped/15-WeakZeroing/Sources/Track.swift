// Symptom: delete the track that is playing: the bars keep its title, and a button that does nothing.
// Task:    let every bar go empty when the current track ends its life, and keep no track alive.
// Run:     swift run kata   (or: cd Exercises && KATA=15 swift test)

import KeyValueObserving

/// A piece of music, owned by a library or by the screen that previews it.
final class Track: KVOObject {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}
