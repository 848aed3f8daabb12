import Foundation

enum SettingsArchive {
  static func archive(_ s: PassCodeSettings) throws -> Data {
    Data(
      "\(s.isPassCodeEnabled) \(s.openInterval) \(s.attemptCount) \(s.retryInterval) \(s.hidesPreviews)"
        .utf8)
  }

  static func settings(from archive: Data) throws -> PassCodeSettings {
    let p = String(decoding: archive, as: UTF8.self).split(separator: " ")
    guard p.count == 5 else { throw CocoaError(.coderReadCorrupt) }
    let s = PassCodeSettings()
    s.isPassCodeEnabled = p[0] == "true"
    s.openInterval = Double(p[1]) ?? 60
    s.attemptCount = Int(p[2]) ?? 5
    s.retryInterval = Double(p[3]) ?? 60
    s.hidesPreviews = p[4] == "true"
    return s
  }
}
