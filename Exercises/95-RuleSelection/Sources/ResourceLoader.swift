/// Where a screen's resources come from.
struct ResourceLoader: Equatable {
  let source: String
}
