/// One thing that happened to an observed or observing object.
public struct Event: Sendable {
  /// What happened.
  public let kind: Kind

  /// The object that it happened to: the subject of a registration, change or delivery.
  public let subject: Name?

  /// The observer, where there is one.
  public let observer: Name?

  /// The key or key path, where there is one.
  public let keyPath: String?

  /// Creates an event.
  public init(
    _ kind: Kind, subject: Name? = nil, observer: Name? = nil, keyPath: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.observer = observer
    self.keyPath = keyPath
  }

  /// The kinds of event.
  public enum Kind: Sendable {
    /// An object was made.
    case created
    /// An object is gone.
    case died
    /// An observer was added, at this place in the source.
    case registered(at: SourceSite)
    /// An observer was removed.
    case removed
    /// A notification reached an observer; the text is the change: `Setting old=… new=…`.
    case delivered(change: String)
    /// Something that would have killed or corrupted a real program.
    case fault(Fault)
    /// A remark.
    case note(String)
  }

  /// The name of an object in a timeline.
  public struct Name: Hashable, Sendable {
    /// Tells objects of one process apart, dead ones too.
    public let serial: Int
    /// The name of the object's class.
    public let className: String
    /// What the test calls the object, if it gave it a label.
    public let label: String?

    /// Creates a name.
    public init(serial: Int, className: String, label: String?) {
      self.serial = serial
      self.className = className
      self.label = label
    }
  }
}
