/// The script for fish.
struct FishCompletion {
  var words = CompletionWords()

  var script: String {
    let lines = words.entries.flatMap(lines)
    let bare = words.bareOptions.map { "complete -c kata -n __fish_use_subcommand" + option($0) }
    return """
      # Completions of kata for fish; made by `kata completions fish`.

      # Numbers and names, as this clone has them.
      function __kata_katas
        kata \(CompletionWords.lookUp) 2>/dev/null </dev/null | while read -l number name
          printf '%s\\t%s\\n' $number $name
          printf '%s\\n' $name
        end
      end

      complete -c kata -f
      \((bare + lines).joined(separator: "\n"))
      """
  }

  private func lines(_ entry: CompletionWords.Entry) -> [String] {
    let isTyped = "complete -c kata -n '__fish_seen_subcommand_from \(entry.name)'"
    var lines = [
      "complete -c kata -n __fish_use_subcommand -a \(entry.name) -d \(quoted(entry.summary))"
    ]
    lines += entry.options.map { isTyped + option($0) }
    switch entry.operand {
    case .nothing: break
    case .katas: lines.append(isTyped + " -a '(__kata_katas)'")
    case .commands:
      lines.append(isTyped + " -a '\(words.entries.map(\.name).joined(separator: " "))'")
    case .folders: lines.append(isTyped + " -a '(__fish_complete_directories)'")
    case .files: lines.append(isTyped + " -F")
    case .words(let words): lines.append(isTyped + " -a '\(words.joined(separator: " "))'")
    }
    return lines
  }

  private func option(_ option: Command.Option) -> String {
    let name = " -l \(option.name.dropFirst(2)) -d \(quoted(option.summary))"
    guard let value = option.value else { return name }
    return name + (CompletionWords.operand(value) == .files ? " -r -F" : " -x")
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
