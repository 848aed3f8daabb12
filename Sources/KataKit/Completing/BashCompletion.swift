/// The script for bash, from version 3.2 on, which is that of macOS.
struct BashCompletion {
  var words = CompletionWords()

  var script: String {
    let names = words.entries.map(\.name).joined(separator: " ")
    return """
      # Completions of kata for bash; made by `kata completions bash`.

      # Those of the given words that begin with what was typed. Without compgen -W, which would
      # carry out what a word says.
      _kata_words() {
        local word
        for word in "${@:2}"; do
          if [[ $word == "$1"* ]]; then COMPREPLY+=("$word"); fi
        done
      }

      # Numbers and names, as this clone has them.
      _kata_katas() {
        local number name
        while read -r number name; do
          _kata_words "$1" "$number" "$name"
        done < <("${COMP_WORDS[0]}" \(CompletionWords.lookUp) 2>/dev/null </dev/null)
      }

      # Files, or with -d folders.
      _kata_files() {
        local file
        compopt -o filenames 2>/dev/null
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$2" -- "$1")
      }

      _kata() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options=""
        COMPREPLY=()
        case "$before" in
      \(Text.indented(values, by: 4))
        esac
        if [[ $COMP_CWORD -eq 1 && $word != -* ]]; then
          _kata_words "$word" \(names)
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(Text.indented(commands, by: 4))
          -*) options="\(Self.names(words.bareOptions))" ;;
        esac
        if [[ $word == -* ]]; then _kata_words "$word" $options; fi
      }

      complete -F _kata kata
      """
  }

  private var values: String {
    words.valued.map { "\($0.name)) \(call($0.operand)) return ;;" }.joined(separator: "\n")
  }

  private var commands: String {
    words.entries.map { entry in
      "\(entry.name)) options=\"\(Self.names(entry.options))\""
        + "\(call(entry.operand, unlessOption: true)) ;;"
    }.joined(separator: "\n")
  }

  /// An option is no operand.
  private func call(
    _ operand: CompletionWords.Operand, unlessOption: Bool = false
  ) -> String {
    let call: String
    switch operand {
    case .nothing: return ""
    case .katas: call = "_kata_katas \"$word\""
    case .commands:
      call = "_kata_words \"$word\" " + words.entries.map(\.name).joined(separator: " ")
    case .folders: call = "_kata_files \"$word\" -d"
    case .files: call = "_kata_files \"$word\" -f"
    case .words(let words): call = "_kata_words \"$word\" " + words.joined(separator: " ")
    }
    return unlessOption ? "; [[ $word == -* ]] || \(call)" : "\(call);"
  }

  private static func names(_ options: [Command.Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }
}
