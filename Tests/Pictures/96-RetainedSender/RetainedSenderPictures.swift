import KataTesting
import Testing

@testable import RetainedSender

@Suite struct Pictures {
  @Test func `who keeps a screen that has an upload`() {
    ObjectGraph.draw {
      let network = Network()
      let services = UploadServices(network: network, display: Display(), log: UploadLog())
      let screen = makeUploadScreen(services: services)
      screen.upload("Lease")
      return ObjectGraph(
        ["UploadScreen": screen, "UploadServices": services, "Network": network],
        types: ["UploadProgress"], perhapsWeak: ["screen"])
    }
  }
}
