/// The keys of the app's preferences, all in one list: the compiler takes no two that are equal.
enum PreferenceKey: String {
  case lockPolicy
  case syncInterval
}
