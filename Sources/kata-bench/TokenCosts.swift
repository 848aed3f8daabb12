import Foundation
import KeyValueObserving
import Remedies

/// What an observation token costs above the raw observer that it stands for.
func tokenCosts() -> Table {
  var table = Table(
    title: "A token", columns: ["operation", "time or size", "ratio", "compared with"])
  for count in [1, 1_000] {
    let each = count == 1 ? "" : ", each of 1,000"
    for (name, options) in [("no options", KeyValueObservingOptions()), ("new value", .new)] {
      let (raw, token) = notification(observers: count, options: options)
      table.rows += [
        ["a raw observer, \(name)\(each)", time(raw), "", ""],
        ["a token, \(name)\(each)", time(token), ratio(token, to: raw), "a raw observer"],
      ]
    }
  }
  let (raw, token) = life()
  table.rows += [
    ["a raw observer, made, registered, removed and gone", time(raw), "", ""],
    ["a token, made, stopped and gone", time(token), ratio(token, to: raw), "a raw observer"],
  ]
  let size = rawSize()
  let tokenSize = tokenSize()
  table.rows += [
    ["memory of a raw observer and its registration", bytes(size), "", ""],
    ["memory of a token", bytes(tokenSize), ratio(tokenSize, to: size), "a raw observer"],
  ]
  return table
}

/// Hears of changes the raw way, and reads the new value where there is one.
private final class Reader: KVOObject {
  private(set) var pages = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == nil else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    pages &+= change?[.newKey] as? Int ?? 1
  }
}

/// Counts what tokens tell.
private final class Tally {
  var pages = 0
}

@inline(never)
private func setPages(of document: Document, to pages: Int) {
  document.pages = pages
}

/// A change of a document with raw observers, and of one with tokens, for each of them.
private func notification(
  observers count: Int, options: KeyValueObservingOptions
) -> (raw: Double, token: Double) {
  let observed = Document()
  let followed = Document()
  let readers = (0..<count).map { _ in Reader() }
  for reader in readers {
    observed.addObserver(reader, forKeyPath: "pages", options: options, context: nil)
  }
  let tally = Tally()
  let tokens = (0..<count).map { _ in token(followed, options, tally) }
  let operations = 20_000 / count
  let times = medians(operations: operations * count, rounds: 75) {
    for page in 0..<operations { setPages(of: observed, to: page) }
  } _: {
    for page in 0..<operations { setPages(of: followed, to: page) }
  }
  for reader in readers { observed.removeObserver(reader, forKeyPath: "pages", context: nil) }
  for token in tokens { token.stop() }
  use(tally.pages)
  return (raw: times.0, token: times.1)
}

/// A token whose closure captures what it fills, so that nothing but the token is measured.
private func token(
  _ document: Document, _ options: KeyValueObservingOptions, _ tally: Tally
) -> ObservationToken {
  options.contains(.new)
    ? document.observe(\.pages, options: options) { tally.pages &+= $1.newValue ?? 1 }
    : document.observe(\.pages, options: options) { _, _ in tally.pages &+= 1 }
}

/// The whole life of an observation that hears nothing.
private func life() -> (raw: Double, token: Double) {
  let document = Document()
  let tally = Tally()
  return medians(operations: 2_000, rounds: 75) {
    for _ in 0..<2_000 {
      let reader = Reader()
      document.addObserver(reader, forKeyPath: "pages", context: nil)
      document.removeObserver(reader, forKeyPath: "pages", context: nil)
    }
  } _: {
    for _ in 0..<2_000 { token(document, [], tally).stop() }
  }
}

private func rawSize() -> Double {
  let document = Document()
  // The observers count: each registration needs one, and a token has none.
  return growth(of: 10_000) {
    let readers = (0..<10_000).map { _ in Reader() }
    for reader in readers { document.addObserver(reader, forKeyPath: "pages", context: nil) }
    return readers
  } and: { readers in
    for reader in readers { document.removeObserver(reader, forKeyPath: "pages", context: nil) }
  }
}

private func tokenSize() -> Double {
  let document = Document()
  let tally = Tally()
  return growth(of: 10_000) {
    (0..<10_000).map { _ in token(document, [], tally) }
  } and: { tokens in
    for token in tokens { token.stop() }
  }
}

/// How many bytes of the heap each of `count` things takes.
private func growth<Things>(
  of count: Int, _ make: () -> Things, and end: (Things) -> Void
) -> Double {
  let before = allocatedBytes()
  let things = make()
  let after = allocatedBytes()
  end(things)
  return Double(after - before) / Double(count)
}

/// The bytes of the heap that are in use; 0 where nothing tells.
private func allocatedBytes() -> Int {
  #if canImport(Glibc)
  // The structure that glibc has for this is not imported into Swift; the same numbers come as XML:
  // what the heap has from the system, without what is free in it.
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info") else { return 0 }
  typealias Info = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
  var text: UnsafeMutablePointer<CChar>?
  var length = 0
  guard let stream = open_memstream(&text, &length) else { return 0 }
  _ = unsafeBitCast(symbol, to: Info.self)(0, stream)
  fclose(stream)
  defer { free(text) }
  let total = text.map { String(cString: $0) }?.components(separatedBy: "</heap>").last ?? ""
  let size = { (mark: String) in
    total.components(separatedBy: mark).dropFirst().first?
      .components(separatedBy: "size=\"").dropFirst().first.map { $0.prefix { $0.isNumber } }
      .flatMap { Int($0) } ?? 0
  }
  return size("<system type=\"current\"") + size("<total type=\"mmap\"")
    - size("<total type=\"fast\"") - size("<total type=\"rest\"")
  #elseif canImport(Darwin)
  var statistics = malloc_statistics_t()
  malloc_zone_statistics(nil, &statistics)
  return Int(statistics.size_in_use)
  #else
  return 0
  #endif
}

private func bytes(_ count: Double) -> String {
  count > 0 ? String(format: "%.0f bytes", count) : "unknown here"
}
