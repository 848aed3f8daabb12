/// The page for participants: a sheet of A4, and readable on a screen.
struct HandoutPage {
  private let blocks: [MarkdownBlock]
  private let title: String
  private let links: DeckLinks

  init(_ document: MarkdownDocument, links: DeckLinks) throws(MarkdownMistake) {
    blocks = try MarkdownReader.blocks(of: document.lines)
    title = try Deck.title(of: blocks)
    self.links = links
  }

  func html() throws(MarkdownMistake) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(Text.markup(title))</title>
    <style>
    \(DeckPage.colours)
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    \(try BlockMarkup(links: links).html(blocks))
    </main>
    </body>
    </html>
    """
  }

  private static let style = """
    body { font: 1rem/1.45 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
    main > * { margin: 0 0 .8em; }
    h1 { font-size: 1.6em; line-height: 1.15; }
    h2, h3 { font-size: 1.15em; }
    strong { color: var(--mark); }
    code { background: var(--soft); border-radius: .2em; padding: 0 .15em; font-size: .88em;
      overflow-wrap: anywhere; }
    pre { background: var(--soft); padding: .5em .8em; }
    ul, ol { padding-left: 1.3em; }
    table { width: 100%; }
    td code { white-space: nowrap; }
    th, td { padding: .25em .5em; }
    @media (max-width: 500px) { td code { white-space: normal; } }
    @page { size: A4 portrait; margin: 12mm 14mm; }
    @media print {
      body { font-size: 10.5pt; line-height: 1.38; }
      main { max-width: none; padding: 0; }
      main > * { margin-bottom: .7em; }
      th, td { padding: .2em .4em; }
      tr, li { break-inside: avoid; }
    }
    """
}
