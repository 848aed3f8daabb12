// Rejected by: a contract that is signed shows its stamp
// Misconception: a typed change has its values whether one asks for them or not.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: what somebody has noted, whether it is signed, and what it was called before.
final class ContractRow: TableViewCell {
  let noteLabel = Label()
  let formerTitleLabel = Label()
  private(set) var showsStamp = false

  private let contract: Contract
  private var observations: [ObservationToken] = []

  init(contract: Contract) {
    self.contract = contract
    super.init(reuseIdentifier: "ContractRow")
    noteLabel.text = contract.note ?? "No note"
    showsStamp = contract.state == .signed
    observations = [
      contract.observe(\.note) { [weak self] _, change in
        self?.noteLabel.text = (change.newValue ?? nil) ?? "No note"
      },
      contract.observe(\.state) { [weak self] _, change in
        self?.showsStamp = change.newValue == .signed
      },
      contract.observe(\.title) { [weak self] _, change in
        guard let former = change.oldValue else { return }
        self?.formerTitleLabel.text = "Formerly \(former)"
      },
    ]
  }
}
