public import Foundation

/// A type whose values can stand in a settings archive.
///
/// There are five, and few more are needed: an archive of these names no class of the app. All are
/// archived as objects. A bare number would be smaller, but reading a text as a bare number gives 0
/// and no error; an object says what it is.
public protocol SettingsValue: Sendable {
  /// The value as the archiver takes it.
  var archived: NSObject { get }

  /// Makes the value from what the unarchiver gave.
  ///
  /// - Parameter archived: The object that was read; nil is returned if it is of another type.
  init?(archived: NSObject)
}

/// Numbers are one type to the archiver: it writes equal ones once, so that 1 may come back as true
/// and 3.0 as 3. What counts is whether the number is exactly a value of the type.
extension Bool: SettingsValue {
  /// The number 0 or 1.
  public var archived: NSObject { NSNumber(value: self) }

  /// Makes the value of a number that is 0 or 1.
  public init?(archived: NSObject) {
    guard let number = archived as? NSNumber, let value = number as? Bool else { return nil }
    self = value
  }
}

extension Int: SettingsValue {
  /// The number.
  public var archived: NSObject { NSNumber(value: self) }

  /// Makes the value of a whole number that an Int can hold.
  public init?(archived: NSObject) {
    guard let number = archived as? NSNumber, let value = number as? Int else { return nil }
    self = value
  }
}

extension Double: SettingsValue {
  /// The number.
  public var archived: NSObject { NSNumber(value: self) }

  /// Makes the value of any number.
  public init?(archived: NSObject) {
    guard let number = archived as? NSNumber else { return nil }
    self = number.doubleValue
  }
}

extension String: SettingsValue {
  /// The text.
  public var archived: NSObject { NSString(string: self) }

  /// Makes the value of a text.
  public init?(archived: NSObject) {
    guard let text = archived as? String else { return nil }
    self = text
  }
}

extension Date: SettingsValue {
  /// The date, to its last bit.
  public var archived: NSObject {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate)
  }

  /// Makes the value of a date.
  public init?(archived: NSObject) {
    guard let date = archived as? NSDate else { return nil }
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}
