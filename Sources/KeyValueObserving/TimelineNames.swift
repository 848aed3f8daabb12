/// What a timeline calls the objects in it: their labels, or else the names of their classes, with a
/// number from the second one on.
struct TimelineNames {
  private var texts: [Event.Name: String] = [:]
  private(set) var order: [String] = []

  init(_ events: [Event]) {
    var used: [String: Int] = [:]
    // A label given after the first event holds for the whole timeline.
    var labels: [Int: String] = [:]
    let names = events.flatMap { [$0.subject, $0.observer].compactMap(\.self) }
    for name in names { if let label = name.label { labels[name.serial] = label } }
    var known: [Int: String] = [:]
    for name in names {
      let text =
        known[name.serial]
        ?? {
          let base = labels[name.serial] ?? name.className
          used[base, default: 0] += 1
          return used[base] == 1 ? base : "\(base) \(used[base] ?? 0)"
        }()
      if known[name.serial] == nil || name.serial == 0 {
        known[name.serial] = name.serial == 0 ? nil : text
        if !order.contains(text) { order.append(text) }
      }
      texts[name] = text
    }
  }

  subscript(name: Event.Name?) -> String {
    name.flatMap { texts[$0] } ?? "·"
  }
}
