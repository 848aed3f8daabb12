/// A step from one version of the stored form to the next.
///
/// Steps work on keys and values, never on today's type: today's type changes again, and a step once
/// written stays as it is.
///
/// ```swift
/// static let migrations = [
///   SettingsMigration(from: 1) { values in try values.rename("attemptCount", to: "attempts") }
/// ]
/// ```
public struct SettingsMigration: Sendable {
  /// The version that the step starts from; it leads to the next.
  public let version: Int

  let apply: @Sendable (inout ArchivedValues) throws(SettingsError) -> Void

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - version: The version that it starts from.
  ///   - apply: What it does.
  public init(
    from version: Int,
    apply: @escaping @Sendable (inout ArchivedValues) throws(SettingsError) -> Void
  ) {
    self.version = version
    self.apply = apply
  }
}
