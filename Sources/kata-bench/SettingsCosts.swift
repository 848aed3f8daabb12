import Foundation
import Remedies

/// What it costs to make bytes of settings and settings of bytes: the archive beside `Codable` and
/// the bare archiver, each with the same five values, and an encoder made for each time as apps do.
func settingsCosts() throws -> Table {
  var table = Table(
    title: "Settings to bytes and back",
    columns: ["form", "bytes", "save", "ratio", "load", "ratio"])
  let forms = try settingsForms()
  let costs = try forms.map { form in
    let data = try form.save()
    return (
      form: form, size: data.count, save: median(operations: 500) { repeated(500, form.save) },
      load: median(operations: 500) { repeated(500) { try form.load(data) } }
    )
  }
  guard let bare = costs.first(where: { $0.form.isBare }) else { return table }
  table.rows = costs.map { cost in
    [
      cost.form.name, "\(cost.size)", time(cost.save), ratio(cost.save, to: bare.save),
      time(cost.load), ratio(cost.load, to: bare.load),
    ]
  }
  return table
}

/// The same through a file: the archive's store, which reads the old archive first and waits for the
/// disk to know the folder, and Foundation's atomic writing, which does neither.
func settingsFileCosts() throws -> Table {
  var table = Table(
    title: "Settings in a file", columns: ["form", "save", "ratio", "load", "ratio"])
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "kata-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "settings")
  let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(file))
  var costs = [
    (
      name: "KeyedSettingsArchive in FileSettingsStore",
      save: median(operations: 50) { repeated(50) { try stored.save(.sample) } },
      load: median(operations: 50) { repeated(50) { stored.load() } }
    )
  ]
  for form in try settingsForms().dropFirst() {
    costs.append(
      (
        name: "\(form.name), written atomically",
        save: median(operations: 50) {
          repeated(50) { try form.save().write(to: file, options: .atomic) }
        },
        load: median(operations: 50) { repeated(50) { try form.load(Data(contentsOf: file)) } }
      ))
  }
  guard let bare = costs.last else { return table }
  table.rows = costs.map { cost in
    [
      cost.name, time(cost.save), ratio(cost.save, to: bare.save), time(cost.load),
      ratio(cost.load, to: bare.load),
    ]
  }
  return table
}

/// A way to make bytes of the sample settings, and back.
private struct SettingsForm {
  let name: String
  var isBare = false
  let save: () throws -> Data
  let load: (Data) throws -> Void
}

private func settingsForms() throws -> [SettingsForm] {
  let archive = KeyedSettingsArchive<PassCodePolicy>()
  let codable = CodablePolicy(.sample)
  let object = ArchivedPolicy(.sample)
  return [
    SettingsForm(
      name: "KeyedSettingsArchive", save: { try archive.data(for: .sample) },
      load: { use(try archive.settings(from: $0)) }),
    SettingsForm(
      name: "PropertyListEncoder, binary",
      save: {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(codable)
      },
      load: { use(try PropertyListDecoder().decode(CodablePolicy.self, from: $0)) }),
    SettingsForm(
      name: "JSONEncoder", save: { try JSONEncoder().encode(codable) },
      load: { use(try JSONDecoder().decode(CodablePolicy.self, from: $0)) }),
    SettingsForm(
      name: "NSKeyedArchiver, bare", isBare: true,
      save: {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      },
      load: { use(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedPolicy.self, from: $0)) }),
  ]
}

private func repeated<Result>(_ count: Int, _ body: () throws -> Result) {
  do {
    for _ in 0..<count { use(try body()) }
  } catch {
    print("A measurement failed, and its row means nothing: \(error)")
  }
}

extension PassCodePolicy {
  fileprivate static let sample = PassCodePolicy(
    isEnabled: true, attempts: 7, checkInterval: 42.25,
    nextCheckDate: Date(timeIntervalSinceReferenceDate: 817_712_107.75), appVersion: "2.1.4")
}

/// The same values for an encoder.
private struct CodablePolicy: Codable {
  let isEnabled: Bool
  let attempts: Int
  let checkInterval: Double
  let nextCheckDate: Date?
  let appVersion: String

  init(_ policy: PassCodePolicy) {
    isEnabled = policy.isEnabled
    attempts = policy.attempts
    checkInterval = policy.checkInterval
    nextCheckDate = policy.nextCheckDate
    appVersion = policy.appVersion
  }
}

/// The same values in an object for the archiver, which on Linux takes no private class.
final class ArchivedPolicy: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  private let isEnabled: Bool
  private let attempts: Int
  private let checkInterval: Double
  private let nextCheckDate: Date?
  private let appVersion: String

  init(_ policy: PassCodePolicy) {
    isEnabled = policy.isEnabled
    attempts = policy.attempts
    checkInterval = policy.checkInterval
    nextCheckDate = policy.nextCheckDate
    appVersion = policy.appVersion
  }

  init?(coder: NSCoder) {
    isEnabled = coder.decodeBool(forKey: "isEnabled")
    attempts = coder.decodeInteger(forKey: "attempts")
    checkInterval = coder.decodeDouble(forKey: "checkInterval")
    nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    let text = coder.decodeObject(of: NSString.self, forKey: "appVersion")
    appVersion = text.map { "\($0)" } ?? ""
  }

  func encode(with coder: NSCoder) {
    coder.encode(isEnabled, forKey: "isEnabled")
    coder.encode(attempts, forKey: "attempts")
    coder.encode(checkInterval, forKey: "checkInterval")
    coder.encode(
      nextCheckDate.map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      },
      forKey: "nextCheckDate")
    coder.encode(NSString(string: appVersion), forKey: "appVersion")
  }
}
