/// The script for zsh; it works from a folder of `fpath` and by `source`.
struct ZshCompletion {
  var words = CompletionWords()

  var script: String {
    let names = words.entries.map { quoted("\(plain($0.name, ":")):\($0.summary)") }
    return """
      #compdef kata
      # Completions of kata for zsh; made by `kata completions zsh`.

      _kata_commands() {
        local -a commands
        commands=(
      \(Text.indented(names.joined(separator: "\n"), by: 4))
        )
        _describe command commands
      }

      # Numbers and names, as this clone has them.
      _kata_katas() {
        local -a numbers names
        local number name
        while read -r number name; do
          numbers+=("$number:$name")
          names+=("$name")
        done < <(kata \(CompletionWords.lookUp) 2>/dev/null </dev/null)
        _describe kata numbers -- names
      }

      _kata() {
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _kata_commands
          return
        fi
        if [[ $words[2] == -* ]]; then
          _arguments \(arguments(words.bareOptions))
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(Text.indented(commands, by: 4))
        esac
      }

      if [[ $funcstack[1] == _kata ]]; then
        _kata "$@"
      else
        compdef _kata kata
      fi
      """
  }

  private var commands: String {
    words.entries.map { entry in
      let operand = action(entry.operand).map { " '*:\($0)'" } ?? ""
      return "\(entry.name)) _arguments \(arguments(entry.options))\(operand) ;;"
    }.joined(separator: "\n")
  }

  private func arguments(_ options: [Command.Option]) -> String {
    options.map { option in
      let summary = plain(option.summary, "[]:")
      guard let value = option.value else { return quoted("\(option.name)[\(summary)]") }
      let action = action(CompletionWords.operand(value)) ?? "\(value.lowercased()): "
      return quoted("\(option.name)=[\(summary)]:\(action)")
    }.joined(separator: " ")
  }

  private func action(_ operand: CompletionWords.Operand) -> String? {
    switch operand {
    case .nothing: nil
    case .katas: "kata:_kata_katas"
    case .commands: "command:_kata_commands"
    case .folders: "folder:_files -/"
    case .files: "file:_files"
    case .words(let words): "word:(\(words.joined(separator: " ")))"
    }
  }

  /// A summary must not be read as part of the specification that it stands in.
  private func plain(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += (special.contains($1) ? "\\" : "") + String($1) }
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
