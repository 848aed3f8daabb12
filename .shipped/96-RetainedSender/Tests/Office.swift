import Testing

@testable import RetainedSender

/// Everything behind the screens, which stays while they come and go.
final class Office {
  let network = Network()
  let display = Display()
  let log = UploadLog()
  let services: UploadServices

  init() {
    services = UploadServices(network: network, display: display, log: log)
  }

  func screen() -> UploadScreen { makeUploadScreen(services: services) }

  /// Opens a screen, begins an upload, leaves, and lets the upload arrive.
  func visit(_ way: Way) -> Visit {
    let visit = Visit()
    do {
      let screen = screen()
      screen.upload("Lease")
      network.step()
      visit.screen = screen
      visit.progress = screen.progress
      if way == .done { screen.close() }
    }
    visit.linesAtTheEnd = display.lines.count
    for _ in 1...3 { network.step() }
    return visit
  }
}

/// How a user leaves a screen.
enum Way: String, CaseIterable {
  case done = "taps Done"
  case back = "swipes back"
}

/// What is left of a visit.
final class Visit {
  weak var screen: UploadScreen?
  weak var progress: UploadProgress?
  var linesAtTheEnd = 0
}
