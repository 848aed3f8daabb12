/// Something that would kill or corrupt a real program, told in the words of Apple's own exception.
///
/// Objective-C unwinds the stack when it raises; Swift cannot. A fault goes to a ``FaultHandler``,
/// and what happens next is the handler's choice: the default one stops the process, as the real
/// exception would, and a test's collects the fault and lets the model go on.
public struct Fault: Error, Sendable, Equatable {
  /// The exception's name, such as `NSRangeException`.
  public let name: Name

  /// The exception's reason, word for word, with the model's addresses in it.
  public let reason: String

  /// Where the registration that the fault is about was made, if there is one.
  public let registeredAt: SourceSite?

  /// Creates a fault.
  public init(_ name: Name, _ reason: String, registeredAt: SourceSite? = nil) {
    self.name = name
    self.reason = reason
    self.registeredAt = registeredAt
  }

  /// The name of an exception, or of what NSZombieEnabled prints where there is no exception.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The name as Foundation spells it.
    public let description: String

    /// Creates a name.
    public init(_ description: String) {
      self.description = description
    }

    /// A removal that matches no registration.
    public static let range = Name("NSRangeException")
    /// A contract broken: an unhandled notification, a subject that died while it was observed.
    public static let internalInconsistency = Name("NSInternalInconsistencyException")
    /// A key that the object does not have.
    public static let unknownKey = Name("NSUnknownKeyException")
    /// An argument that makes no sense.
    public static let invalidArgument = Name("NSInvalidArgumentException")
    /// A message to a dead object: memory corruption, which NSZombieEnabled turns into a report.
    public static let zombie = Name("NSZombie")
    /// A delivery refused because the stack is nearly used up.
    public static let stackOverflow = Name("StackOverflow")
    /// A typed key path that names nothing the model can observe.
    public static let unobservableKeyPath = Name("UnobservableKeyPath")
  }
}

extension Fault: CustomStringConvertible {
  /// The fault as a program's last line shows it: the name and the reason.
  public var description: String {
    name == .zombie ? reason : "\(name): \(reason)"
  }
}

/// A place in somebody's source.
public struct SourceSite: Sendable, Hashable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them.
  public let fileID: String
  /// The whole path of the file, as `#filePath` gives it.
  public let filePath: String
  /// The line, from 1.
  public let line: Int

  /// Creates a place from what `#fileID`, `#filePath` and `#line` say.
  public init(fileID: String, filePath: String, line: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  /// The file's name and the line: `DocumentCell.swift:24`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
