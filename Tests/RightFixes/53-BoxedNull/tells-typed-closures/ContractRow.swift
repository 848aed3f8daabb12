import Controls

/// A row of the list: what somebody has noted, whether it is signed, and what it was called before.
final class ContractRow: TableViewCell {
  let noteLabel = Label()
  let formerTitleLabel = Label()
  private(set) var showsStamp = false

  private let contract: Contract
  private var listenings: [AnyObject] = []

  init(contract: Contract) {
    self.contract = contract
    super.init(reuseIdentifier: "ContractRow")
    noteLabel.text = contract.note ?? "No note"
    showsStamp = contract.state == .signed
    listenings = [
      contract.notes.follow { [weak self] _, new in self?.noteLabel.text = new ?? "No note" },
      contract.states.follow { [weak self] _, new in self?.showsStamp = new == .signed },
      contract.titles.follow { [weak self] old, _ in
        self?.formerTitleLabel.text = "Formerly \(old)"
      },
    ]
  }
}
