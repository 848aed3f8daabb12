// Symptom: a note that is cleared reads <null>; no contract is ever signed; all were called nothing before.
// Task:    let the row show the values of a change as what they are.
// Run:     swift run kata   (or: cd Exercises && KATA=53 swift test)

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
      contract.observe(\.note) { [weak self] contract, _ in
        self?.noteLabel.text = contract.note ?? "No note"
      },
      contract.observe(\.state) { [weak self] contract, _ in
        self?.showsStamp = contract.state == .signed
      },
      contract.observe(\.title, options: .old) { [weak self] _, change in
        guard let former = change.oldValue else { return }
        self?.formerTitleLabel.text = "Formerly \(former)"
      },
    ]
  }
}
