/// The settings for both of the windows that the app opens.
func makeOwners(on store: ArchiveStore) throws -> (left: SettingsOwner, right: SettingsOwner) {
  let owner = try SettingsOwner(store: store)
  return (left: owner, right: owner)
}
