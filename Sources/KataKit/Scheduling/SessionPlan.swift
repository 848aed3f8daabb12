/// A session to teach: how long it is, and which katas are meant for it.
///
/// This is the one place where the choice of katas stands; the minutes of each kata stand in its
/// README.
struct SessionPlan: Equatable, Sendable {
  /// What is typed: `90`, `day`.
  let name: String
  let minutes: Int
  /// Numbers of the katas that everyone solves, the most important first.
  let solve: [String]
  /// Numbers of those that one person shows to all, if there is time for it.
  let demonstrate: [String]
  let opening: Int
  let closing: Int
  /// How long people work without a break.
  var stretch: Int?
  var pause = 10
  /// The first break after `lunchAfter` minutes is this long, if the session has a lunch.
  var lunch: Int?
  var lunchAfter = 150

  static let all: [SessionPlan] = [
    SessionPlan(
      name: "45", minutes: 45, solve: ["11", "62"], demonstrate: ["21", "31", "91"], opening: 3,
      closing: 2),
    SessionPlan(
      name: "90", minutes: 90, solve: ["11", "31", "62", "82", "91"],
      demonstrate: ["21", "42", "59", "63"], opening: 5, closing: 5, stretch: 60, pause: 5),
    SessionPlan(
      name: "180", minutes: 180, solve: ["11", "31", "51", "56", "62", "63", "75", "82", "91"],
      demonstrate: ["12", "13", "21", "32", "42", "59", "88"], opening: 5, closing: 5, stretch: 60),
    SessionPlan(
      name: "day", minutes: 480, solve: LearningPath.core, demonstrate: [], opening: 10,
      closing: 10, stretch: 60, lunch: 60),
  ]

  /// How it is called in a sentence.
  var title: String { name == "day" ? "A day of \(minutes / 60) hours" : "\(minutes) minutes" }

  /// The one that `word` names.
  static func named(_ word: String?) throws -> SessionPlan {
    if let plan = all.first(where: { $0.name == word?.lowercased() }) { return plan }
    let beginning = word.map { "There is no plan for \"\($0)\"." } ?? "How long is the session?"
    throw Complaint(
      .wrongWords,
      "\(beginning) There are plans for 45, 90 and 180 minutes and for a day:\n"
        + "`kata schedule 90`, or `kata schedule day`.")
  }
}
