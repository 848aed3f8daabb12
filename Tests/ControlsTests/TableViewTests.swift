import Controls
import Testing

@Suite struct TableViewTests {
  final class Cell: TableViewCell {
    let title = Label()

    override func prepareForReuse() {
      super.prepareForReuse()
      title.text = nil
    }
  }

  final class Source: TableViewDataSource, TableViewDelegate {
    var titles: [String]
    var heard: [String] = []
    private(set) var made = 0

    init(_ titles: String...) {
      self.titles = titles
    }

    func open(_ table: TableView) {
      table.register(forCellReuseIdentifier: "row") { [unowned self] in
        made += 1
        return Cell(reuseIdentifier: "row")
      }
      table.dataSource = self
      table.delegate = self
      table.reloadData()
    }

    func numberOfRows(in tableView: TableView) -> Int { titles.count }

    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
      guard let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? Cell else {
        return TableViewCell()
      }
      #expect(cell.title.text == nil, "A reused cell comes prepared.")
      cell.title.text = titles[row]
      return cell
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
      heard.append("+\(row)")
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRow row: Int) {
      heard.append("-\(row)")
    }

    func tableView(_ tableView: TableView, didSelectRow row: Int) {
      heard.append("tap \(row)")
    }
  }

  private func titles(_ table: TableView) -> [String?] {
    table.visibleCells.map { ($0 as? Cell)?.title.text }
  }

  @Test func `the rows that leave lend their cells to those that come`() {
    let source = Source("a", "b", "c", "d")
    let table = TableView(visibleRowCount: 2)
    source.open(table)
    let first = table.visibleCells[0]
    #expect(titles(table) == ["a", "b"])
    table.scroll(toRow: 1)
    #expect(titles(table) == ["b", "c"])
    #expect(table.row(for: first) == 2 && table.cellForRow(at: 2) === first)
    table.scroll(toRow: 9)
    #expect(titles(table) == ["c", "d"])
    table.scroll(toRow: -1)
    #expect(titles(table) == ["a", "b"])
    #expect(source.made == 2)
    #expect(
      source.heard == ["+0", "+1", "-0", "+2", "-1", "+3", "-2", "-3", "+0", "+1"])
  }

  @Test func `reloading asks for everything anew, with the same cells`() {
    let source = Source("a", "b", "c")
    let table = TableView(visibleRowCount: 2)
    source.open(table)
    table.scroll(toRow: 1)
    source.titles = ["x", "y", "z"]
    table.reloadData()
    #expect(titles(table) == ["y", "z"])
    source.titles = ["x", "y"]
    table.reloadData()
    #expect(titles(table) == ["x", "y"], "As many rows are seen as there are.")
    source.titles = []
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    #expect(source.made == 2)
  }

  @Test func `a row is filled again in the cell that it has`() {
    let source = Source("a", "b")
    let table = TableView(visibleRowCount: 2)
    source.open(table)
    let cells = table.visibleCells
    table.reconfigureRows { cell, row in (cell as? Cell)?.title.text = "row \(row)" }
    #expect(titles(table) == ["row 0", "row 1"])
    #expect(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test func `only a row that is seen can be tapped`() {
    let source = Source("a", "b")
    let table = TableView(visibleRowCount: 1)
    source.open(table)
    source.heard = []
    table.tapRow(at: 1)
    table.tapRow(at: 0)
    #expect(source.heard == ["tap 0"])
  }

  @Test func `data source and delegate are not retained, and nothing registered gives no cell`() {
    let table = TableView(visibleRowCount: 1)
    func attach() {
      let source = Source("a")
      table.dataSource = source
      table.delegate = source
    }
    attach()
    #expect(table.dataSource == nil && table.delegate == nil)
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }
}
