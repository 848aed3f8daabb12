// Written by `kata verify --accept` and never edited by hand.

/// The digest of each file of each exercise as shipped.
///
/// So `kata` knows the shipped texts where the files have been edited. `Digest` says what they
/// guard against.
enum ShippedDigests {
  static let text = """
    99a84482e325429e 11-DanglingObserver/Sources/Document.swift
    bf6d428b28dcbc1a 11-DanglingObserver/Sources/DocumentCell.swift
    cd2a4d662e2b289e 11-DanglingObserver/Sources/DocumentLibrary.swift
    9b7ee12d3471b511 11-DanglingObserver/Sources/DocumentTable.swift
    140cd77213f5e631 11-DanglingObserver/Tests/DanglingObserverTests.swift
    07c3d95c961bfc43 72-StolenDelegate/Sources/Document.swift
    46611c986f1970e3 72-StolenDelegate/Sources/TextFieldHandlers.swift
    6ccca8b7c164957f 72-StolenDelegate/Sources/TitleScreen.swift
    eb97a7fa18b5227e 72-StolenDelegate/Tests/EditingSession.swift
    7388cae38c09810f 72-StolenDelegate/Tests/StolenDelegateTests+Behaviour.swift
    67de8b22050b3774 72-StolenDelegate/Tests/StolenDelegateTests.swift
    1ab394c556047195 82-MismatchedKeys/Sources/LockSettings.swift
    3c5cb085da231599 82-MismatchedKeys/Sources/PassCodeSettings.swift
    cdc92849103a13e0 82-MismatchedKeys/Sources/SettingsArchive.swift
    2ed0f41bd85d0552 82-MismatchedKeys/Tests/MismatchedKeysTests.swift
    ec96b19724ad4d92 82-MismatchedKeys/Tests/Restart.swift
    50b7931534bd7c92 91-SingletonCoupling/Sources/Composition.swift
    50071a39dc1b33f5 91-SingletonCoupling/Sources/Network.swift
    ebca6614a1062b73 91-SingletonCoupling/Sources/ResourceLoader.swift
    5a44b3c9e9de9896 91-SingletonCoupling/Sources/ResourceManager.swift
    6cb050040aa0ccf8 91-SingletonCoupling/Sources/ResourceRow.swift
    663b6245bf9cffdb 91-SingletonCoupling/Sources/ResourcesScreen.swift
    c4da903615b0b429 91-SingletonCoupling/Sources/Storyboard.swift
    9baaa24e170e88eb 91-SingletonCoupling/Tests/Loaders.swift
    8630713a50e4752e 91-SingletonCoupling/Tests/SingletonCouplingTests.swift
    """
}
