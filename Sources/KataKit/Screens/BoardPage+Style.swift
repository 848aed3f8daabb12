extension BoardPage {
  /// Type that is read from the last row; each pair of colours has a contrast of 7 to 1 or more.
  static let style = """
    :root { color-scheme: light dark; --paper: #fff; --ink: #111; --line: #777;
      --solved: #d7f5dc; --begun: #fff3c4; --stuck: #ffd9d4; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #111; --ink: #f4f4f4; --line: #999;
        --solved: #0d4a1e; --begun: #4d3d00; --stuck: #6b160c; }
    }
    body { margin: 2rem; background: var(--paper); color: var(--ink);
      font: clamp(1.1rem, 1.7vw, 2rem)/1.4 system-ui, sans-serif; }
    main { overflow-x: auto; }
    h1, h2 { line-height: 1.1; margin: 0 0 .5em; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: start; padding-bottom: .5em; }
    th, td { border: 1px solid var(--line); padding: .3em .6em; text-align: start;
      vertical-align: top; overflow-wrap: anywhere; }
    .solved { background: var(--solved); }
    .begun { background: var(--begun); }
    .stuck { background: var(--stuck); font-weight: bold; }
    """
}
