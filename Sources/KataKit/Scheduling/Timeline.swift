/// Lays parts of a session one after the other, with breaks between them.
struct Timeline {
  private(set) var items: [Schedule.Item] = []
  private let plan: SessionPlan
  /// How long people have worked since the last break.
  private var worked = 0
  private var hadLunch = false

  /// A break is not worth it before people have worked this long.
  private static let least = 20

  var minutes: Int { items.last?.end ?? 0 }

  init(_ parts: [Schedule.Part], in plan: SessionPlan) {
    self.plan = plan
    add(.opening, plan.opening)
    for part in parts { add(part) }
    // A break right before the end would be none.
    add(.closing, plan.closing)
  }

  private mutating func add(_ part: Schedule.Part) {
    let minutes = part.minutes
    let blocks: [(Schedule.Kind, Int)] =
      part.isSolved
      ? [(.read, minutes.read), (.solve, minutes.solve), (.review, minutes.review)]
      : [(.demonstrate, minutes.demonstration)]
    // A kata is best left in one piece.
    let total = blocks.reduce(0) { $0 + $1.1 }
    if let stretch = plan.stretch, worked + total > stretch, worked >= Timeline.least { rest() }
    for (kind, minutes) in blocks { add(kind, minutes, of: part.kata) }
  }

  /// Adds a block, interrupted by breaks if it is too long to be borne.
  private mutating func add(_ kind: Schedule.Kind, _ minutes: Int, of kata: Kata) {
    var left = minutes
    while left > 0 {
      let room = plan.stretch.map { $0 - worked } ?? left
      if left > room, worked > 0, left <= worked + room || room < Timeline.least {
        rest()
        continue
      }
      let piece = min(left, room)
      left -= piece
      add(
        kind, piece, of: kata, goesOn: left + piece < minutes,
        isHandOver: kind == .solve && left == 0)
    }
  }

  private mutating func rest() {
    if let lunch = plan.lunch, !hadLunch, minutes >= plan.lunchAfter {
      add(.lunch, lunch)
      hadLunch = true
    } else {
      add(.pause, plan.pause)
    }
  }

  private mutating func add(
    _ kind: Schedule.Kind, _ length: Int, of kata: Kata? = nil, goesOn: Bool = false,
    isHandOver: Bool = false
  ) {
    items.append(
      Schedule.Item(
        start: minutes, minutes: length, kind: kind, kata: kata, goesOn: goesOn,
        isHandOver: isHandOver))
    worked = kind.isRest ? 0 : worked + length
  }
}
