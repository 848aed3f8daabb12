/// A session minute by minute.
struct Schedule: Equatable, Sendable {
  enum Kind: String, Sendable {
    case opening, read, solve, review, demonstrate, lunch, closing
    case pause = "break"

    var isRest: Bool { self == .pause || self == .lunch }
  }

  struct Item: Equatable, Sendable {
    /// In minutes from the beginning.
    let start: Int
    let minutes: Int
    let kind: Kind
    var kata: Kata?
    /// The rest of what a break has interrupted.
    var goesOn = false
    /// At its end everyone goes on from the same code, solved or not.
    var isHandOver = false

    var end: Int { start + minutes }
  }

  /// A kata in the session, solved by all or shown to all.
  struct Part: Equatable, Sendable {
    let kata: Kata
    let isSolved: Bool
    let minutes: KataMinutes

    init(kata: Kata, isSolved: Bool) {
      self.kata = kata
      self.isSolved = isSolved
      minutes = kata.minutes
    }
  }

  /// What to give up when time runs short.
  struct Cut: Equatable, Sendable {
    let kata: Kata
    /// It is shown instead of solved; otherwise it is left out.
    let isShownInstead: Bool
    let saves: Int
  }

  let plan: SessionPlan
  /// In the order of the path.
  let parts: [Part]
  let items: [Item]
  /// Numbers that the plan names and the repository does not hold.
  let missing: [String]
  /// Katas that were to be solved and are only demonstrated, for lack of time.
  let shownInstead: [Kata]
  /// Katas that are there and for which there is no time at all.
  let leftOut: [Kata]

  /// How long it takes.
  var minutes: Int { items.last?.end ?? 0 }
  var free: Int { plan.minutes - minutes }
  var isEstimated: Bool { parts.contains { $0.minutes.isEstimated } }

  /// The last demonstration first, and then what is solved, save for the first kata: from the end,
  /// since what comes early is what the rest is built on.
  var cuts: [Cut] {
    let shown = parts.filter { !$0.isSolved }.reversed().map {
      Cut(kata: $0.kata, isShownInstead: false, saves: $0.minutes.demonstration)
    }
    let solved = parts.filter(\.isSolved).dropFirst().reversed().map {
      let minutes = $0.minutes
      return Cut(
        kata: $0.kata, isShownInstead: true, saves: minutes.total - minutes.demonstration)
    }
    return shown + solved.filter { $0.saves > 0 }
  }
}
