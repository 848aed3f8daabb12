// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The worksheet: red until solved. `KATA=11 swift test` builds and tests one kata alone;
// several are separated by commas, and a name will do as well as a number.

/// Every kata, in the order of its number; the same lines stand in ../Package.swift.
let katas = [
  Kata("11", "DanglingObserver"),
  Kata("12", "DanglingSubject"),
  Kata("13", "StaleSubject"),
  Kata("14", "StaleKeyPath"),
  Kata("15", "WeakZeroing"),
  Kata("21", "SubclassCollision"),
  Kata("22", "UnhandledNotification"),
  Kata("31", "UnbalancedRemoval"),
  Kata("32", "UnpairedAppearance"),
  Kata("33", "DoubleRegistration"),
  Kata("34", "SwallowedException"),
  Kata("41", "SharedContext"),
  Kata("42", "AmbiguousRemoval"),
  Kata("43", "DanglingContext"),
  Kata("44", "MistypedKeyPath"),
  Kata("51", "SilentChange"),
  Kata("52", "UndeclaredDependency"),
  Kata("53", "BoxedNull"),
  Kata("54", "MissingInitialValue"),
  Kata("55", "MutatedCollection"),
  Kata("56", "WrongThread"),
  Kata("57", "NotificationStorm"),
  Kata("58", "NotificationCycle"),
  Kata("59", "EarlyNotification"),
  Kata("61", "FlawedToken"),
  Kata("62", "RetainCycle"),
  Kata("63", "DroppedToken"),
  Kata("64", "ReassignedToken"),
  Kata("65", "TokenKeepsClosure"),
  Kata("71", "VanishingDelegate"),
  Kata("72", "StolenDelegate"),
  Kata("73", "SharedHandlerTable"),
  Kata("74", "OverwrittenHandler"),
  Kata("75", "StackedHandlers"),
  Kata("76", "LostSender"),
  Kata("77", "CapturedSender"),
  Kata("78", "TextRange"),
  Kata("79", "FailsOpen"),
  Kata("81", "ScatteredSettings"),
  Kata("82", "MismatchedKeys"),
  Kata("83", "DateFromNil"),
  Kata("84", "CorruptArchive"),
  Kata("85", "RenamedClass"),
  Kata("86", "ForgottenSave"),
  Kata("87", "LostUpdate"),
  Kata("88", "FailOpen"),
  Kata("89", "AutosaveLoop"),
  Kata("91", "SingletonCoupling"),
  Kata("92", "LeakingState"),
  Kata("93", "UnfilledDependency"),
  Kata("94", "LazyRace"),
  Kata("95", "RuleSelection"),
  Kata("96", "RetainedSender"),
  Kata("97", "CircularDependency"),
  Kata("98", "LateOverride"),
]

/// None of the upcoming features that the root package asks of itself: a learner should meet the
/// kata's own hazard, not a rule about imports.
let settings: [SwiftSetting] =
  Context.environment["KATA_STRICT"] != nil ? [.treatAllWarnings(as: .error)] : []

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ObserverKatas")
}

struct Kata {
  let number: String
  let name: String

  init(_ number: String, _ name: String) {
    self.number = number
    self.name = name
  }

  /// Whether `word` names this kata: 11, DanglingObserver or dangling-observer.
  func isNamed(_ word: String) -> Bool {
    let plain = { (text: String) in text.lowercased().filter { $0 != "-" && $0 != " " } }
    return word == number || plain(word) == plain(name)
  }

  var targets: [Target] {
    let libraries = ["KeyValueObserving", "Controls", "Remedies"].map(library)
    return [
      .target(
        name: name, dependencies: libraries, path: "\(number)-\(name)/Sources",
        swiftSettings: settings),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), library("KataTesting")] + libraries,
        path: "\(number)-\(name)/Tests", swiftSettings: settings),
    ]
  }
}

/// The katas that this build is about: all of them, or those that `KATA` names, so that a
/// half-edited kata elsewhere cannot stop this one from compiling.
let chosen: [Kata]
if let words = Context.environment["KATA"], !words.isEmpty {
  chosen = words.split(separator: ",").map { word in
    guard let kata = katas.first(where: { $0.isNamed(String(word)) }) else {
      let names = katas.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
      let advice = "error: KATA=\(words): there is no kata \"\(word)\"; the katas are \(names)\n"
      FileHandle.standardError.write(Data(advice.utf8))
      exit(64)
    }
    return kata
  }
} else {
  chosen = katas
}

let package = Package(
  name: "Exercises",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ObserverKatas", path: "..")],
  targets: chosen.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)
