extension DeckPage {
  /// The colours of both kinds of page; each pair of ink and paper has a contrast of 7 to 1 or more.
  static let colours = """
    :root { color-scheme: light dark;
      --paper: light-dark(#fff, #15181b); --ink: light-dark(#15181b, #f3f3f3);
      --soft: light-dark(#f0f2f4, #23282d); --line: light-dark(#8b949c, #6f7982);
      --mark: light-dark(#0b4a86, #9ccfff); }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); }
    a { color: var(--mark); }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: break-word; }
    pre span { --hang: calc(var(--indent, 0ch) + 4ch); display: block; padding-left: var(--hang);
      text-indent: calc(-1 * var(--hang)); }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--line); text-align: start; vertical-align: top; }
    @media print {
      :root { color-scheme: light !important; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """

  /// Type that is read from the last row: it grows with the screen, and code as far as its lines allow.
  static let style =
    colours + "\n" + """
      body { --width: 100vw; --type: clamp(16px, min(3vw, 5vh), 80px);
        font: var(--type)/1.35 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
      section { padding-bottom: 2rem; }
      .face { font-size: calc(var(--fit, 1) * var(--type)); padding: 1em calc(var(--width) * .05) 0; }
      .face > * { margin: 0 0 .7em; }
      h1, h2, h3 { line-height: 1.15; text-wrap: balance; }
      h1 { font-size: 1.9em; }
      h2 { font-size: 1.4em; color: var(--mark); }
      h3 { font-size: 1.1em; }
      ul, ol { padding-left: 1.3em; }
      li { margin-bottom: .3em; }
      p > code, li > code, td > code, th > code { background: var(--soft); border-radius: .2em;
        padding: 0 .2em; font-size: .88em; overflow-wrap: break-word; }
      p, li, td { text-wrap: pretty; }
      figure { margin: 0; }
      figcaption { font-size: max(12px, .55em); padding-top: .3em; overflow-wrap: anywhere; }
      pre { background: var(--soft); border-left: .2em solid var(--mark); padding: .5em .8em;
        line-height: 1.25;
        font-size: max(13px, min(.88em, calc(var(--width) * .85 / var(--columns) / .61))); }
      blockquote { border-left: .2em solid var(--mark); padding-left: .8em; font-size: 1.1em; }
      blockquote > * { margin: 0; }
      table { font-size: .85em; }
      th, td { padding: .3em .5em; }
      @media (max-width: 700px) {
        td > code { overflow-wrap: anywhere; }
        th, td { padding: .25em .35em; }
      }
      aside { background: var(--soft); border-top: 2px solid var(--line); padding: .6em var(--gap, 5vw);
        font-size: clamp(15px, 1.5vw, 26px); }
      aside > * { margin: 0 0 .5em; max-width: 75em; }
      nav { display: none; }
      .speaker { --type: 22px; padding: 1rem 1.5rem; }
      .speaker header { display: flex; justify-content: space-between; gap: 1em; color: var(--mark); }
      .speaker time { cursor: pointer; font-variant-numeric: tabular-nums; }
      .speaker aside { background: none; border: 0; padding: 1em 0; font-size: 1em; }
      .speaker footer { border-top: 2px solid var(--line); padding-top: .6em; }
      @media screen {
        .turned main { height: 100vh; height: 100dvh; }
        .turned section { display: none; height: 100%; padding: 0 0 2.6rem; }
        .turned section.current { display: flex; flex-direction: column; }
        .turned .face { flex: 1; overflow: auto; min-height: 0; }
        .turned .title { display: flex; flex-direction: column; justify-content: safe center; }
        .turned aside { display: none; max-height: 45%; overflow: auto; }
        .turned.notes aside { display: block; }
        .turned nav { display: flex; gap: .5rem; align-items: center; justify-content: flex-end;
          position: fixed; inset: auto 0 0 0; height: 2.6rem; padding: 0 1rem;
          font-size: 1rem; }
        nav output { min-width: 4.5em; text-align: center; font-variant-numeric: tabular-nums; }
        nav button { font: inherit; color: inherit; background: var(--soft); min-width: 2.4rem;
          border: 1px solid var(--line); border-radius: .4rem; padding: .1rem .6rem; }
      }
      @page { size: A4 landscape; margin: 10mm; }
      @media print {
        body { --width: 277mm; --type: 14pt; --gap: 6mm; }
        section { display: flex; flex-direction: column; min-height: 189mm; padding: 0; break-inside: avoid;
          break-after: page; border: 1px solid var(--line); position: relative; }
        section:last-child { break-after: auto; }
        section::after { content: attr(data-of); position: absolute; top: 2mm; right: 3mm; font-size: 9pt; }
        .face { flex: 1; font-size: var(--type); padding: 8mm 10mm 0; }
        .title { display: flex; flex-direction: column; justify-content: center; }
        pre { font-size: min(.8em, calc(var(--width) * .85 / var(--columns) / .61)); }
        aside { font-size: 11pt; line-height: 1.3; padding-top: 3mm; }
      }
      """
}
