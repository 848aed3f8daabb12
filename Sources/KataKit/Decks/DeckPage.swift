/// A deck as one page: slides, notes, the keys that turn them, and nothing from elsewhere.
struct DeckPage {
  let deck: Deck
  /// The document's name, which tells one deck from another in a row of tabs.
  let name: String
  let links: DeckLinks

  func html() throws(MarkdownMistake) -> String {
    var slides: [String] = []
    for (index, slide) in deck.slides.enumerated() {
      slides.append(try html(slide, number: index + 1))
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(Text.markup(deck.title)) (\(Text.markup(name)))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      \(slides.joined(separator: "\n"))
      </main>
      <nav>
      <button type="button" data-step="-1" aria-label="Back">‹</button>
      <output></output>
      <button type="button" data-step="1" aria-label="On">›</button>
      <button type="button" data-key="n">Notes</button>
      </nav>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>
      """
  }

  private func html(_ slide: Deck.Slide, number: Int) throws(MarkdownMistake) -> String {
    let markup = BlockMarkup(links: links)
    let notes =
      slide.notes.isEmpty
      ? "" : "\n<aside aria-label=\"Notes\">\n\(try markup.html(slide.notes))\n</aside>"
    return """
      <section id="\(number)" data-of="\(number) / \(deck.slides.count)" \
      aria-label="Slide \(number) of \(deck.slides.count)">
      <div class="\(slide.isTitle ? "face title" : "face")">
      \(try markup.html(slide.blocks))
      </div>\(notes)
      </section>
      """
  }
}
