import Synchronization

/// A property's storage, whatever its type: what the observation of a key works with.
@usableFromInline
class AnyDynamicCell {
  /// The property's name; empty until somebody asks the object for its keys.
  @usableFromInline final var key = ""

  /// What the accessors must look at; see ``CellFlags``.
  @usableFromInline final let flags = Atomic<UInt8>(0)

  /// How often the value has been written, announced or not.
  @exclusivity(unchecked) @usableFromInline final var version = 0

  final var recorder: KeyPathRecorder?

  @usableFromInline init() {}

  /// The type of the value, without its optional.
  var valueType: Any.Type { Never.self }

  /// The value; nil for nil.
  var any: Any? { nil }

  /// Sets a value that came by string, announcing the change if it is observed.
  func setAny(_ newValue: Any?, in object: KVOObject) -> SettingResult { .wrongType }

  /// Lets go of the value where that is possible: when its object dies.
  func letGo() {}

  final func raise(_ flag: UInt8) {
    flags.bitwiseOr(flag, ordering: .relaxed)
  }

  final func lower(_ flag: UInt8) {
    flags.bitwiseAnd(~flag, ordering: .relaxed)
  }

  @usableFromInline final func noteRead(_ keyPath: AnyKeyPath, of object: KVOObject) {
    recorder?.noteRead(keyPath, of: object, cell: self)
  }
}

/// What an accessor of a property must look at.
@usableFromInline
enum CellFlags {
  /// Somebody observes the key, and its changes announce themselves.
  @usableFromInline static let observed: UInt8 = 1
  /// A typed key path is being turned into its string.
  @usableFromInline static let recording: UInt8 = 2
}

/// How setting a value by string went.
enum SettingResult {
  case done
  case refusesNil
  case wrongType
}

/// What ``Dynamic`` and ``DynamicWeak`` have in common, so that an object can list its keys.
protocol DynamicProperty {
  var anyCell: AnyDynamicCell { get }
}

extension Dynamic: DynamicProperty {
  var anyCell: AnyDynamicCell { cell }
}

extension DynamicWeak: DynamicProperty {
  var anyCell: AnyDynamicCell { cell }
}
