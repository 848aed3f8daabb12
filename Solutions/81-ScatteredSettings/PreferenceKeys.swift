// Symptom: have your documents synchronized every hour: from then on the app stays open for an hour.
// Task:    let each setting have a place of its own.
// Run:     swift run kata   (or: cd Exercises && KATA=81 swift test)

/// The keys of the app's preferences, all in one list: the compiler takes no two that are equal.
enum PreferenceKey: String {
  case lockPolicy
  case syncInterval
}
