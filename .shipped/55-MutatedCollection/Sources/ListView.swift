/// The stand-in for a table view: shows the rows that it was given last.
final class ListView {
  var rows: [String] = []
}
