/// The words of a new kata: README, suite and notes.
enum ScaffoldTexts {
  static func readme(_ number: String, _ name: String) -> String {
    """
    ---
    number: \(number)
    name: \(name)
    chapter: \(number.prefix(1)) TODO the chapter's title
    tier: more
    minutes: 5 read, 10 solve, 5 review (estimated)
    before: 11
    edit: TitleLabel.swift
    keep: TitleLabel(document:), text; Document(title:), title
    remedy: TODO
    today: TODO crash, silent, fixed since which system, or the compiler stops it
    ---

    # \(number) \(Naming.spaced(name))

    TODO The scene: what the app does, and where it works.

    ## Symptom

    TODO What the user sees.

    ## Predict

    TODO One question to answer before the first run.

    ## Task

    TODO What is to hold. Edit `Sources/TitleLabel.swift`.

        swift run kata run \(number)                          # at the root
        cd Exercises && KATA=\(number) swift test              # this kata alone
        cd Exercises && swift test --filter \(name)    # the same, but builds every kata first

    ## Hints

    <details><summary>Hint 1: a question</summary>

    TODO A question about ownership or order, without any API.

    </details>

    <details><summary>Hint 2: the place and the rule</summary>

    TODO The line to look at, and the rule.

    </details>

    <details><summary>Hint 3: the shape of the repair</summary>

    TODO The shape, never the code.

    </details>

    ## Today

    TODO Whether it still happens, and the same bug in today's Swift.

    ## In real code

    TODO The bug as it is met in the field.

    ## Seen in the wild

    TODO Public reports.

    ## Objectives

    - TODO What one can do afterwards.

    ## Out of scope

    - TODO What other katas are about.

    """
  }

  static func suite(_ name: String) -> String {
    """
    import KataTesting
    import KeyValueObserving
    import Testing

    @testable import \(name)

    @Suite(.kata) struct \(name)Tests {
      @Suite struct Hazard {
        @Test func `a label follows its document's title`() {
          let document = Document(title: "Lease")
          document.label = "lease"
          let label = TitleLabel(document: document)
          Timeline.current.note("the title changes elsewhere")
          document.title = "Lease, signed"
          #expect(
            label.text == "Lease, signed",
            .diagnosis(
              "TODO What the user sees.", seen: label.text, expected: "Lease, signed",
              pitfall: "TODO"))
          keepAlive(label, document)
        }

        @Test func `a label follows every change of the title`() {
          let document = Document(title: "Lease")
          let label = TitleLabel(document: document)
          for title in ["Draft", "Final", "Signed"] {
            document.title = title
            #expect(
              label.text == title,
              .diagnosis(
                "TODO What the user sees.", seen: label.text, expected: title, pitfall: "TODO"))
          }
          keepAlive(label, document)
        }
      }

      @Suite struct Behaviour {
        @Test func `a label shows the title from the beginning`() {
          #expect(TitleLabel(document: Document(title: "Lease")).text == "Lease")
        }

        @Test func `a label that nobody shows any more is released`() {
          let document = Document(title: "Lease")
          var label: TitleLabel? = TitleLabel(document: document)
          weak let shown = label
          label = nil
          #expect(shown == nil, "TODO What the user sees if it stays.")
          keepAlive(document)
        }
      }
    }

    """
  }

  static func notes(_ number: String) -> String {
    """
    # Why it works

    TODO

    # Fixes that do not work

    - TODO one line for each folder of Tests/WrongFixes that taught something.

    # Today

    TODO What you would write now.

    ## Timeline

    <!-- timeline exercise \(number): a label follows its document's title -->
    ```text
    ```

    <!-- timeline solution \(number): a label follows its document's title -->
    ```text
    ```

    """
  }
}
