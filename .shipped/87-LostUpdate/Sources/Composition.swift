// Symptom: what is set in one window is forgotten when something is set in the other.
// Task:    let nothing change the settings but an update, and let no update undo another's.
// Run:     swift run kata   (or: cd Exercises && KATA=87 swift test)

/// The settings for each of the two windows that the app opens.
func makeOwners(on store: ArchiveStore) throws -> (left: SettingsOwner, right: SettingsOwner) {
  (left: try SettingsOwner(store: store), right: try SettingsOwner(store: store))
}
