extension Command {
  private static let startTime = Option(
    name: "--start", value: "HH:MM", summary: "show times of the clock, from this one on")
  private static let markdown = Option(name: "--markdown", value: nil, summary: "as Markdown")

  static let schedule = Command(
    name: "schedule", summary: "a timed plan for teaching a session",
    operands: "45|90|180|day", most: 1,
    discussion: """
      Computes from the minutes in the katas' READMEs what fits: which katas everyone solves and
      which one person demonstrates, the breaks, when all go on from the same code, and what to cut
      if you are late. A plan never takes longer than its session.
      """,
    options: [startTime, markdown, .json],
    examples: [
      Example(words: "kata schedule 90", meaning: "90 minutes, counted from 0:00"),
      Example(words: "kata schedule day --start 09:30", meaning: "a day, with clock times"),
      Example(words: "kata schedule 180 --markdown", meaning: "to print or to post"),
    ],
    run: { session, arguments in
      if arguments.has(.json), arguments.has(markdown) {
        throw Complaint(
          .wrongWords, "--json and --markdown are two forms of one plan: choose one.")
      }
      let plan = try SessionPlan.named(arguments.words.first)
      let clock = try ClockTime(arguments.options[startTime.name])
      let schedule = Schedule(plan, catalogue: session.catalogue)
      if arguments.has(.json) {
        try session.console.say(Output.json(Output.schedule(schedule, clock)))
        return .fine
      }
      let screen = ScheduleScreen(
        schedule: schedule, clock: clock, typing: session.typing, style: session.style)
      try session.console.say(arguments.has(markdown) ? screen.markdown : screen.text)
      return .fine
    })
}
