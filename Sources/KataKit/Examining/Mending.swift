import Foundation

/// The commands that mend what was found.
enum Mending {
  static func installSwift(_ around: Surroundings) -> String {
    around.isMac ? "xcode-select --install" : newerSwift(around)
  }

  /// With swiftly, the installer of swift.org; it needs no rights of an administrator.
  static func newerSwift(_ around: Surroundings) -> String {
    if around.onPath("swiftly") != nil { return "swiftly install --use latest" }
    let source = "https://download.swift.org/swiftly"
    if around.isMac {
      return "curl -O \(source)/darwin/swiftly.pkg && installer -pkg swiftly.pkg -target "
        + "CurrentUserHomeDirectory && ~/.swiftly/bin/swiftly init"
    }
    return "curl -L \(source)/linux/swiftly-$(uname -m).tar.gz | tar xz && ./swiftly init"
  }

  /// The path as a shell reads it.
  static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
