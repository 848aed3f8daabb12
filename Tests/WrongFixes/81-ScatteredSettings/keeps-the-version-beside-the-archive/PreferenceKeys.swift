/// The keys of the app's preferences, all in one list.
enum PreferenceKey: String {
  case lockPolicy
  case appVersion
  case syncInterval
}
