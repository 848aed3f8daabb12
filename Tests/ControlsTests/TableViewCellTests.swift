import Controls
import Testing

@Suite struct TableViewCellTests {
  final class DocumentCell: TableViewCell {
    let title = Label()

    override func prepareForReuse() {
      super.prepareForReuse()
      title.text = nil
    }
  }

  @Test func `a cell keeps its identifier and gives back what it showed`() {
    let cell = DocumentCell(reuseIdentifier: "document")
    cell.title.text = "Report"
    cell.prepareForReuse()
    #expect(cell.title.text == nil)
    #expect(cell.reuseIdentifier == "document")
    #expect(DocumentCell().reuseIdentifier == nil)
  }
}
