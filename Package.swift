// swift-tools-version: 6.2
import PackageDescription

// The library and the answer book: `swift test` here is always green.
// The worksheet, red until solved, is the package in Exercises/.

/// Every kata, in the order of its number; the same lines stand in Exercises/Package.swift.
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

/// `KATA_LIBRARIES_ONLY=1` leaves the libraries and their tests: for sanitizers and work on the model.
let librariesOnly = Context.environment["KATA_LIBRARIES_ONLY"] != nil

/// `KATA_STRICT=1` makes warnings errors.
///
/// Never the default: these settings reach the worksheet
/// through its path dependency, and a newer toolchain's new warning must not stop a learner.
let strict = Context.environment["KATA_STRICT"] != nil

/// Katas are compiled by the worksheet's rules, here as there.
let kataSettings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + kataSettings

/// What every kata may import.
let libraries: [Target.Dependency] = ["KeyValueObserving", "Controls", "Remedies"]

struct Kata {
  let number: String
  let name: String

  init(_ number: String, _ name: String) {
    self.number = number
    self.name = name
  }

  /// The reference solution, under the name of the exercise's module, and the exercise's own suite
  /// run against it.
  var targets: [Target] {
    [
      .target(
        name: name, dependencies: libraries, path: "Solutions/\(number)-\(name)",
        exclude: ["NOTES.md"], swiftSettings: kataSettings),
      .testTarget(
        name: "\(name)SolutionTests",
        dependencies: [.target(name: name), "KataTesting"] + libraries,
        path: "Exercises/\(number)-\(name)/Tests", swiftSettings: kataSettings),
    ]
  }
}

let package = Package(
  name: "ObserverKatas",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "KeyValueObserving", targets: ["KeyValueObserving"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "Remedies", targets: ["Remedies"]),
    .library(name: "KataTesting", targets: ["KataTesting"]),
    .executable(name: "kata", targets: ["kata"]),
  ],
  targets: [
    .target(name: "KeyValueObserving", swiftSettings: settings),
    .target(name: "Controls", dependencies: ["KeyValueObserving"], swiftSettings: settings),
    .target(
      name: "Remedies", dependencies: ["KeyValueObserving", "Controls"], path: "Solutions/Remedies",
      swiftSettings: settings),
    .target(name: "KataTesting", dependencies: ["KeyValueObserving"], swiftSettings: settings),
    .target(name: "KataKit", swiftSettings: settings),
    .executableTarget(name: "kata", dependencies: ["KataKit"], swiftSettings: settings),
    .executableTarget(
      name: "kata-bench", dependencies: ["KeyValueObserving", "Remedies"], swiftSettings: settings),

    .testTarget(
      name: "KeyValueObservingTests", dependencies: ["KeyValueObserving", "KataTesting"],
      resources: [.copy("Conformance/expected.txt")], swiftSettings: settings),
    .testTarget(
      name: "ControlsTests", dependencies: ["Controls", "KeyValueObserving", "KataTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "RemediesTests",
      dependencies: ["Remedies", "Controls", "KeyValueObserving", "KataTesting"],
      exclude: ["Settings/Golden"], swiftSettings: settings),
    .testTarget(
      name: "KataTestingTests", dependencies: ["KataTesting", "KeyValueObserving"],
      swiftSettings: settings),
    .testTarget(
      name: "TodayTests", dependencies: ["KataTesting"], swiftSettings: settings),
  ]
    + (librariesOnly
      ? []
      : [
        .testTarget(
          name: "KataKitTests", dependencies: ["KataKit", "KataTesting"], swiftSettings: settings),
        .testTarget(
          name: "kataTests", dependencies: ["KataKit", "kata", "KataTesting"], exclude: ["Golden"],
          swiftSettings: settings),
      ] + katas.flatMap(\.targets)),
  swiftLanguageModes: [.v6]
)
