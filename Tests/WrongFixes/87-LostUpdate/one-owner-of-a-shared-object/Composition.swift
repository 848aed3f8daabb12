// Rejected by: a preview that tries out another size changes no setting
// Misconception: where there is one owner, there is one way to change the settings.

/// The settings for both of the windows that the app opens.
func makeOwners(on store: ArchiveStore) throws -> (left: SettingsOwner, right: SettingsOwner) {
  let owner = try SettingsOwner(store: store)
  return (left: owner, right: owner)
}
