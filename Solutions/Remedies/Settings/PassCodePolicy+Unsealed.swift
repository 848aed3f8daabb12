import Foundation

extension PassCodePolicy {
  /// The settings as the article's class wrote them, which had neither a version nor a seal.
  ///
  /// It wrote no date as 0 seconds since 1970, so that 0 is no date here: an app lock that is due at
  /// the epoch is due at once, which is what no date means. A count that it wrote from an unsigned
  /// number beyond the signed ones comes as a negative one, and is refused. The version of the app
  /// was stored elsewhere.
  public static func settings(
    fromUnsealed object: UnsealedObject
  ) throws(SettingsError) -> Self? {
    guard object.className == "PassCodeSettings" else { return nil }
    let seconds = try object.value("nextCheckDate", as: Double.self)
    let settings = Self(
      isEnabled: try object.value("isPassCodeEnabled", as: Bool.self),
      attempts: try object.value("attemptCount", as: Int.self),
      checkInterval: try object.value("checkInterval", as: Double.self),
      nextCheckDate: seconds == 0 ? nil : Date(timeIntervalSince1970: seconds), appVersion: "")
    for field in fields { _ = try field.write(settings) }
    return settings
  }
}
