// Rejected by: a contract that is not signed shows no stamp
// Misconception: a number in a box is a Bool as well, and a contract is signed or not.

import Controls
import Foundation
import KeyValueObserving

/// A row of the list: what somebody has noted, whether it is signed, and what it was called before.
final class ContractRow: TableViewCell {
  let noteLabel = Label()
  let formerTitleLabel = Label()
  private(set) var showsStamp = false

  private let contract: Contract

  // Only the addresses matter: they tell the registrations apart.
  nonisolated(unsafe) private static var noteContext: UInt8 = 0
  nonisolated(unsafe) private static var stateContext: UInt8 = 0
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(contract: Contract) {
    self.contract = contract
    super.init(reuseIdentifier: "ContractRow")
    noteLabel.text = contract.note ?? "No note"
    showsStamp = contract.state == .signed
    contract.addObserver(self, forKeyPath: "note", options: .new, context: &Self.noteContext)
    contract.addObserver(self, forKeyPath: "state", options: .new, context: &Self.stateContext)
    contract.addObserver(self, forKeyPath: "title", options: .old, context: &Self.titleContext)
  }

  deinit {
    contract.removeObserver(self, forKeyPath: "note", context: &Self.noteContext)
    contract.removeObserver(self, forKeyPath: "state", context: &Self.stateContext)
    contract.removeObserver(self, forKeyPath: "title", context: &Self.titleContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &Self.noteContext {
      noteLabel.text = change?[.newKey] as? String ?? "No note"
    } else if context == &Self.stateContext {
      showsStamp = (change?[.newKey] as? NSNumber)?.boolValue ?? false
    } else if context == &Self.titleContext {
      let former = change?[.oldKey] as? String ?? ""
      formerTitleLabel.text = "Formerly \(former)"
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
