import Foundation
import Remedies

/// Archives as earlier versions of the app have left them on phones: a file for each, in `Golden`.
///
/// A golden file is written once, by the version that it is named after, and never again: it is what
/// users have. `KATA_WRITE_GOLDEN=1` writes those that are not there yet.
enum GoldenArchive: String, CaseIterable {
  case passCodePolicy1 = "PassCodePolicy-1.settings"
  case passCodePolicy1AfterLoss = "PassCodePolicy-1-after-loss.settings"
  case passCodePolicy1FirstLaunch = "PassCodePolicy-1-first-launch.settings"
  case passCodePolicy1Long = "PassCodePolicy-1-long.settings"
  case passCodeSettings = "PassCodeSettings.archive"
  case passCodeSettingsWithoutDate = "PassCodeSettings-without-date.archive"
  case playbackSettings1 = "PlaybackSettings-1.settings"
  case playbackSettings2 = "PlaybackSettings-2.settings"
  case playbackSettings3 = "PlaybackSettings-3.settings"

  static let mayWrite = ProcessInfo.processInfo.environment["KATA_WRITE_GOLDEN"] != nil

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  var file: URL { Self.folder.appending(path: rawValue) }

  func data() throws -> Data { try Data(contentsOf: file) }

  /// What the version wrote.
  func written() throws -> Data {
    switch self {
    case .passCodePolicy1: try SettingsScene.archive.data(for: SettingsScene.policy)
    case .passCodePolicy1AfterLoss: try SettingsScene.archive.data(for: .afterLoss)
    case .passCodePolicy1FirstLaunch: try SettingsScene.archive.data(for: .firstLaunch)
    case .passCodePolicy1Long: try SettingsScene.archive.data(for: SettingsScene.longPolicy)
    case .passCodeSettings: try PublishedPassCodeSettings(nextCheckDate: 1_379_000_000.5).archive()
    case .passCodeSettingsWithoutDate: try PublishedPassCodeSettings(nextCheckDate: nil).archive()
    case .playbackSettings1: try KeyedSettingsArchive().data(for: PlaybackSettings1(speed: 1.5))
    case .playbackSettings2: try KeyedSettingsArchive().data(for: PlaybackSettings2(rate: 1.5))
    case .playbackSettings3:
      try KeyedSettingsArchive().data(for: PlaybackSettings(rate: 1.5, isMuted: true))
    }
  }
}

/// The article's class, which writes as it wrote: no date as 0 seconds since 1970.
final class PublishedPassCodeSettings: NSObject, NSCoding {
  let nextCheckDate: Double?

  init(nextCheckDate: Double?) {
    self.nextCheckDate = nextCheckDate
  }

  init?(coder: NSCoder) { nil }

  func encode(with coder: NSCoder) {
    coder.encode(true, forKey: "isPassCodeEnabled")
    coder.encode(7, forKey: "attemptCount")
    coder.encode(42.25, forKey: "checkInterval")
    coder.encode(nextCheckDate ?? 0, forKey: "nextCheckDate")
  }

  /// The archive under the class's own name, without the module that Swift puts before it.
  func archive() throws -> Data {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: self, requiringSecureCoding: false)
    var list = try PropertyListSerialization.propertyList(from: data, format: nil)
    list = Self.renamed(list)
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The archiver's renaming has no effect on Linux.
  private static func renamed(_ list: Any) -> Any {
    switch list {
    case let list as [String: Any]: list.mapValues(renamed)
    case let list as [Any]: list.map(renamed)
    case let text as String where text.hasSuffix("PublishedPassCodeSettings"): "PassCodeSettings"
    default: list
    }
  }
}
