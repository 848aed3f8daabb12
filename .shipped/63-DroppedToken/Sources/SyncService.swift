import Foundation

extension Notification.Name {
  /// Posted with the document that has been brought up to date.
  static let documentDidSync = Notification.Name("documentDidSync")
}

/// Brings documents up to date, and says so to whoever wants to know.
final class SyncService {
  private let center: any Broadcasting

  init(center: any Broadcasting) {
    self.center = center
  }

  func sync(_ document: Document) {
    center.post(Notification(name: .documentDidSync, object: document))
  }
}
