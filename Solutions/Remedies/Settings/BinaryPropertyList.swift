import Foundation

/// A binary property list, read object by object; whatever the bytes are, it comes to an end.
///
/// `PropertyListSerialization` promises as much, and on Linux stops the process over some damaged
/// lists: a byte that makes a set of an array is enough.
struct BinaryPropertyList {
  /// An object; what it contains is known by index.
  enum Object {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    /// An archiver's way to name another of its objects.
    case reference(Int)
    case array([Int])
    case dictionary([String: Int])
  }

  private static let beginning = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var indexSize = 0
  private var count = 0
  private var table = 0
  /// The index of the object that contains all others.
  private(set) var top = 0

  /// Reads the end of the list, which says where everything is; nil if it says nonsense.
  init?(_ data: Data) {
    guard data.starts(with: Self.beginning) else { return nil }
    bytes = [UInt8](data)
    let end = bytes.count - 32
    guard end >= 8,
      let count = number(at: end + 8, size: 8), let top = number(at: end + 16, size: 8),
      let table = number(at: end + 24, size: 8)
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
    (offsetSize, indexSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(indexSize), (1...end).contains(count),
      table <= end - count * offsetSize
    else { return nil }
  }

  /// The object at an index; nil if there is none, or one of a kind that no settings need.
  subscript(index: Int) -> Object? {
    guard (0..<count).contains(index),
      let place = number(at: table + index * offsetSize, size: offsetSize), place < table
    else { return nil }
    let low = Int(bytes[place] & 0x0F)
    switch (bytes[place] >> 4, low) {
    case (0x0, 8): return .bool(false)
    case (0x0, 9): return .bool(true)
    case (0x1, 0...2): return number(at: place + 1, size: 1 << low).map { .integer($0) }
    case (0x1, 3):
      return bits(at: place + 1, size: 8).map { .integer(Int(truncatingIfNeeded: $0)) }
    case (0x2, 3): return bits(at: place + 1, size: 8).map { .real(Double(bitPattern: $0)) }
    case (0x5, _), (0x6, _): return text(at: place)
    case (0x8, 0...7): return number(at: place + 1, size: low + 1).map { .reference($0) }
    case (0xA, _): return indexes(at: place, lists: 1).map { .array($0) }
    case (0xD, _): return dictionary(at: place)
    default: return nil
    }
  }

  /// All objects; nil where there is one of a kind that no settings need.
  var all: [Object]? {
    let objects = (0..<count).compactMap { self[$0] }
    return objects.count == count ? objects : nil
  }

  /// A text: in ASCII, or in UTF-16.
  private func text(at place: Int) -> Object? {
    let width = bytes[place] >> 4 == 0x5 ? 1 : 2
    guard let (start, length) = extent(at: place), length <= (table - start) / width
    else { return nil }
    if width == 1 {
      return String(validating: bytes[start..<start + length], as: UTF8.self).map { .text($0) }
    }
    let units = (0..<length).map { index in
      UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
    }
    return String(validating: units, as: UTF16.self).map { .text($0) }
  }

  private func dictionary(at place: Int) -> Object? {
    guard let all = indexes(at: place, lists: 2) else { return nil }
    var values: [String: Int] = [:]
    for (key, value) in zip(all.prefix(all.count / 2), all.suffix(all.count / 2)) {
      // A key that is something else could be a list, and lead back here.
      guard let name = name(at: key) else { return nil }
      values[name] = value
    }
    return .dictionary(values)
  }

  private func name(at index: Int) -> String? {
    guard (0..<count).contains(index),
      let place = number(at: table + index * offsetSize, size: offsetSize), place < table,
      bytes[place] >> 4 == 0x5, case .text(let name)? = text(at: place)
    else { return nil }
    return name
  }

  private func indexes(at place: Int, lists: Int) -> [Int]? {
    guard let (start, length) = extent(at: place), length <= (table - start) / (lists * indexSize)
    else { return nil }
    let all = (0..<length * lists).compactMap {
      number(at: start + $0 * indexSize, size: indexSize)
    }
    return all.count == length * lists ? all : nil
  }

  /// Where the contents of a text or a list begin, and how many there are.
  private func extent(at place: Int) -> (start: Int, length: Int)? {
    let low = Int(bytes[place] & 0x0F)
    guard low == 0x0F else { return (place + 1, low) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard size <= 8, let length = number(at: place + 2, size: size), place + 2 + size <= table
    else { return nil }
    return (place + 2 + size, length)
  }

  private func number(at place: Int, size: Int) -> Int? {
    bits(at: place, size: size).flatMap { Int(exactly: $0) }
  }

  private func bits(at place: Int, size: Int) -> UInt64? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
