extension Command {
  private static let quick = Option(name: "--quick", value: nil, summary: "leave out the build")

  static let doctor = Command(
    name: "doctor", summary: "looks at this machine, and says what to mend and how",
    operands: "", most: 0,
    discussion: """
      Looks at the toolchain, its libraries, the folders that are written to, the disk, and at last
      builds the worksheet, so that your first run is fast. It needs no network. A ✘ stops you, a !
      is worth knowing. The status is 0 if nothing stops you.
      """,
    options: [quick, .json],
    examples: [
      Example(words: "kata doctor", meaning: "before the first kata, or when nothing works"),
      Example(words: "kata doctor --quick", meaning: "the same in seconds"),
      Example(words: "kata doctor --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      let examination = Examination(
        around: .real(session.environment), repository: session.repository,
        directory: session.directory,
        build: arguments.has(quick) ? nil : { try warmUp(session).diagnosis() })
      let screen = DoctorScreen(typing: session.typing, style: session.style)
      let diagnoses = try examination.run { diagnosis in
        if !arguments.has(.json) { try session.console.say(screen.line(diagnosis)) }
      }
      try session.console.say(
        arguments.has(.json)
          ? Output.json(Output.doctor(diagnoses)) : "\n" + screen.ending(diagnoses))
      return diagnoses.compactMap(\.status).first ?? .fine
    })

  private static func warmUp(_ session: Session) throws -> WarmUp {
    let bench = Workbench(
      package: session.repository.exercises, scratch: session.repository.scratch,
      toolchain: try Toolchain(environment: session.environment),
      mark: RunMark(in: session.repository))
    return WarmUp(
      bench: bench, katas: session.catalogue.katas, directory: session.directory,
      onProgress: session.console.note)
  }
}
