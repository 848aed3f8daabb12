import KataTesting
import Remedies
import Testing

/// A table of fields that is not complete cannot be used at all.
@Suite(.kata) struct FieldTableTests {
  @Test func `the pass code policy's table is complete`() {
    #expect(FieldTable.mistake(of: PassCodePolicy.self) == nil)
  }

  @Test func `a property that no field names is a mistake`() {
    #expect(
      FieldTable.mistake(of: Forgetful.self)
        == "Forgetful stores 2 properties and lists 1 fields: what no field names is never saved.")
  }

  @Test func `two fields with one key are a mistake`() {
    #expect(
      FieldTable.mistake(of: Colliding.self)
        == "Colliding has two values under the key \"size\": the last one would win.")
  }

  @Test func `two fields for one property are a mistake`() {
    #expect(
      FieldTable.mistake(of: Doubled.self)
        == "Doubled has two fields for one property: the other one's key was not its own.")
  }

  @Test func `a class is a mistake`() {
    #expect(FieldTable.mistake(of: Shared.self)?.hasPrefix("Shared is not a structure") == true)
  }

  @Test func `the mistake stops the program where the archive is made`() async {
    await #expect(processExitsWith: .failure) {
      _ = KeyedSettingsArchive<Forgetful>()
    }
  }
}

private struct Forgetful: TextSettings {
  var size = 12
  var isBold = false
  static let fields: [SettingsField<Self>] = [.value("size", \.size)]
}

private struct Colliding: TextSettings {
  var size = 12
  var isBold = false
  static let fields: [SettingsField<Self>] = [.value("size", \.size), .value("size", \.isBold)]
}

private struct Doubled: TextSettings {
  var size = 12
  var isBold = false
  static let fields: [SettingsField<Self>] = [.value("size", \.size), .value("isBold", \.size)]
}

private final class Shared: TextSettings {
  let size = 12
  static let fields: [SettingsField<Shared>] = []

  static func == (left: Shared, right: Shared) -> Bool { left === right }
}

/// How documents are shown.
private protocol TextSettings: KeyedSettings {
  init()
}

extension TextSettings {
  static var archiveName: String { "TextSettings" }
  static var version: Int { 1 }
  static var firstLaunch: Self { Self() }
  static var afterLoss: Self { Self() }
}
