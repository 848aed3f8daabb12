/// What a timeline calls the objects in it: their labels, or else the names of their classes, with a
/// number from the second one on.
struct TimelineNames {
  private var texts: [Int: String] = [:]
  private(set) var order: [String] = []

  init(_ events: [Event]) {
    let names = events.flatMap { [$0.subject, $0.observer].compactMap(\.self) }
    // A label given after the first event holds for the whole timeline.
    var labels: [Int: String] = [:]
    for name in names { if let label = name.label { labels[name.serial] = label } }
    var used: [String: Int] = [:]
    for name in names where texts[name.serial] == nil {
      let base = labels[name.serial] ?? name.className
      let count = used[base, default: 0] + 1
      used[base] = count
      let text = count == 1 ? base : "\(base) \(count)"
      texts[name.serial] = text
      order.append(text)
    }
  }

  subscript(name: Event.Name?) -> String {
    name.flatMap { texts[$0.serial] } ?? "·"
  }
}
