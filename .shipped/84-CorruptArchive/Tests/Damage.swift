import Foundation

/// What may happen to the bytes of an archive.
enum Damage: CaseIterable, Codable {
  /// The app was stopped while the file was written, or the disk was full.
  case truncated
  /// Only the file's name was written.
  case empty
  /// The bytes are those of something else.
  case random
  /// The bytes are whole, and the disk does not give them out.
  case unreadable

  /// What is left of `chosen`.
  var bytes: Data {
    get throws {
      let whole = try savedBytes(of: chosen)
      switch self {
      case .truncated: return whole.prefix(whole.count / 2)
      case .empty: return Data()
      case .unreadable: return whole
      case .random:
        var state: UInt64 = 84
        return Data(
          (0..<whole.count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
          })
      }
    }
  }

  /// All that the tests do to a byte: a bit or all of them turned over, and its place taken by the next.
  static func changes(of whole: Data, at index: Data.Index) -> [Data] {
    var changes = [UInt8(0x01), 0x40, 0xFF].map { mask in
      var bytes = whole
      bytes[index] ^= mask
      return bytes
    }
    let next = whole.index(after: index)
    if next < whole.endIndex, whole[next] != whole[index] {
      var bytes = whole
      bytes.swapAt(index, next)
      changes.append(bytes)
    }
    return changes
  }
}

/// Other settings of the app, whose archive has no business here.
final class SyncSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(900, forKey: "interval")
  }

  init?(coder: NSCoder) {}
}
