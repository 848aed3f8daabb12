import Foundation
import Testing

extension CommandTests {
  /// The scripts in their shells, with the built command on the PATH.
  @Suite struct Completions {
    let miniature: Miniature
    let shells: Shells

    init() throws {
      miniature = try Miniature.fresh()
      shells = Shells(
        directory: miniature.root,
        command: try KataCommand.executable().deletingLastPathComponent())
    }

    @Test(arguments: [
      (["rep"], ["report"]), (["do"], ["doctor"]), (["--ti"], ["--time-limit"]),
      (["run", "1"], ["11"]), (["run", "St"], ["StackedHandlers", "StolenDelegate"]),
      (["run", "11", "7"], ["75", "72"]), (["run", "--j"], ["--json"]),
      (["schedule", ""], ["45", "90", "180", "day"]), (["schedule", "90", "--st"], ["--start"]),
      (["report", "--output", "Pack"], ["Package.swift"]), (["board", "Ex"], ["Exercises"]),
      (["run", "--time-limit", ""], []), (["help", "sch"], ["schedule"]), (["list", "1"], []),
      (["frobnicate", ""], []), (["completions", "b"], ["bash"]),
    ])
    func `bash completes`(words: [String], answers: [String]) throws {
      let quoted = (["kata"] + words).map { "'\($0)'" }.joined(separator: " ")
      let answer = try shells.run(
        "bash",
        """
        set -eu
        source "$0"
        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count)
        _kata kata || echo failed
        for word in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do echo "$word"; done
        """)
      #expect(answer == answers.map { $0 + "\n" }.joined())
    }

    @Test(.enabled(if: Shells.isInstalled("zsh"), "zsh is not installed"))
    func `zsh reads its script and completes katas`() throws {
      let answer = try shells.run(
        "zsh",
        """
        compdef() { echo "$1 $2"; }
        _describe() { echo $1 $numbers; }
        source "$0"
        _kata_katas
        """)
      #expect(answer.hasPrefix("_kata kata\nkata 11:DanglingObserver "))
    }

    @Test(.enabled(if: Shells.isInstalled("fish"), "fish is not installed"))
    func `fish reads its script and completes`() throws {
      let answer = try shells.run("fish", "source $argv[1]; complete -C 'kata run Dan'")
      #expect(answer == "DanglingObserver\n")
    }
  }
}
