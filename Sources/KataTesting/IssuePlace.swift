import Foundation
import KeyValueObserving
import Testing

#if canImport(Runtime) && os(Linux)
import Runtime
#endif

/// Finds the line of somebody's code that an issue is about.
enum IssuePlace {
  /// The line of the caller's code that runs now: the innermost frame outside the libraries; nil
  /// where the system cannot tell.
  static var current: SourceLocation? {
    #if canImport(Runtime) && os(Linux)
    let frames = symbolicated(from: 0, limit: 200, options: .useSymbolCache) ?? []
    for (index, frame) in frames.enumerated() {
      // What starts the tests is called by nobody of ours.
      if frame.symbol?.rawName.hasPrefix("$s7Testing6Runner") == true { break }
      guard let name = frame.symbol?.rawName, !isLibrarys(name),
        let place = symbolicated(from: index, limit: 2, options: .default)?.first?.symbol?
          .sourceLocation, place.line > 0, isCallers(place.path)
      else { continue }
      return location(path: place.path, line: place.line, column: place.column)
    }
    #endif
    return nil
  }

  #if canImport(Runtime) && os(Linux)
  /// The process's images: reading their list again for each fault would take most of the time.
  private static let images = ImageMap.capture()

  /// Frames of the caller, from the innermost.
  ///
  /// All names together cost as much as a fifth of one line: so names come first, and lines only for
  /// frames that may be the caller's. The last frame of a limit stands for those that were left out.
  @inline(never)
  private static func symbolicated(
    from index: Int, limit: Int, options: Backtrace.SymbolicationOptions
  ) -> [SymbolicatedBacktrace.Frame]? {
    // The frame of this function itself is left out.
    let backtrace = try? Backtrace.capture(limit: limit, offset: index + 1, top: 0)
    return backtrace?.symbolicated(with: images, options: options).map { Array($0.frames) }
  }

  /// Whether a mangled name is surely the libraries' or the toolchain's.
  ///
  /// Somebody's extension of a library's type has the library's name in front as well; what tells it is
  /// an E. Who has one anywhere is looked at, but for the hexadecimal mark of private names.
  private static func isLibrarys(_ name: String) -> Bool {
    guard foreign.contains(where: name.hasPrefix) else { return false }
    return !name.replacing(/33_[0-9A-F]{32}LL/, with: "").contains("E")
  }

  private static let foreign =
    ["KeyValueObserving", "Controls", "KataTesting", "Remedies", "Testing"].map {
      "$s\($0.utf8.count)\($0)"
    } + ["$ss", "$sS", "swift_", "_swift_"]
  #endif

  /// A place as Swift Testing wants it; nil for a line that it would refuse.
  static func location(of site: SourceSite) -> SourceLocation? {
    guard site.line > 0 else { return nil }
    return SourceLocation(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: 1)
  }

  private static func location(path: String, line: Int, column: Int) -> SourceLocation {
    let parts = path.split(separator: "/")
    let file = parts.last.map(String.init) ?? path
    let folder = parts.dropLast().last { $0 != "Sources" && $0 != "Tests" } ?? "Module"
    // A kata's folder has its number before its name.
    let module = folder.drop { $0.isNumber || $0 == "-" }
    return SourceLocation(
      fileID: "\(module.isEmpty ? folder : module)/\(file)", filePath: path, line: line,
      column: max(column, 1))
  }

  /// Whether a file is somebody's code: not the libraries', not a macro's expansion, not the
  /// toolchain's.
  private static func isCallers(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !libraries.contains { path.hasPrefix($0) } && FileManager.default.fileExists(atPath: path)
  }

  /// The folders of the model, the controls and this module, and of the remedies: a fault inside a
  /// remedy is about the code that uses it.
  private static let libraries: [String] = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = sources.deletingLastPathComponent().path
    return [sources.path + "/", root + "/Solutions/Remedies/"]
  }()
}
