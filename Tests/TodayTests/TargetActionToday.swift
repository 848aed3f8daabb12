import Foundation
import Testing

/// Chapter 7 in today's Swift: who keeps what is to be called, and for how many there is a place.
@Suite struct TargetActionToday {
  /// What was heard, in order.
  final class Heard {
    private(set) var lines: [String] = []

    func note(_ line: String) {
      lines.append(line)
    }
  }
}

// Kata 71: what must be kept, and was a local.
extension TargetActionToday {
  /// Follows the titles of a document as long as somebody keeps it.
  @MainActor final class TitleWatcher {
    private var watching: Task<Void, Never>?

    init(_ titles: AsyncStream<String>, _ handler: @escaping @MainActor (String) -> Void) {
      watching = Task {
        for await title in titles { handler(title) }
        handler("the end")
      }
    }

    deinit { watching?.cancel() }
  }

  @Suite @MainActor struct UnkeptWatcher {
    @Test func `a watcher that is a local of its set-up hears nothing`() async {
      let (titles, document) = AsyncStream.makeStream(of: String.self)
      let heard = Heard()
      func setUp() {
        let watcher = TitleWatcher(titles) { heard.note($0) }
        withExtendedLifetime(watcher) {}
      }
      setUp()
      while heard.lines.isEmpty { await Task.yield() }
      document.yield("Lease")
      for _ in 1...10 { await Task.yield() }
      #expect(heard.lines == ["the end"])
    }

    @Test func `a watcher that somebody keeps hears what comes`() async {
      let (titles, document) = AsyncStream.makeStream(of: String.self)
      let heard = Heard()
      let watcher = TitleWatcher(titles) { heard.note($0) }
      document.yield("Lease")
      while heard.lines.isEmpty { await Task.yield() }
      #expect(heard.lines == ["Lease"])
      withExtendedLifetime(watcher) {}
    }
  }
}

// Kata 72: one place for a closure, and two who take it.
extension TargetActionToday {
  @Suite struct StolenTermination {
    @Test func `of two endings the last one runs, and one that hands on runs both`() async {
      for handsOn in [false, true] {
        let (titles, document) = AsyncStream.makeStream(of: String.self)
        let (ended, end) = AsyncStream.makeStream(of: String.self)
        document.onTermination = { _ in end.yield("model") }
        let next = document.onTermination
        document.onTermination = { reason in
          end.yield("screen")
          if handsOn { next?(reason) }
        }
        document.finish()
        end.finish()
        var lines: [String] = []
        for await line in ended { lines.append(line) }
        #expect(lines == (handsOn ? ["screen", "model"] : ["screen"]))
        withExtendedLifetime(titles) {}
      }
    }
  }
}

// Kata 73: a table by identity, and a value that belongs to its object.
extension TargetActionToday {
  final class Cell {
    var onTap: (() -> Void)?
  }

  @Suite struct TableByIdentity {
    @Test func `a closure under an identifier outlives what it was for`() {
      var actions: [ObjectIdentifier: () -> Void] = [:]
      weak let kept: Heard? = {
        let cell = Cell()
        let heard = Heard()
        actions[ObjectIdentifier(cell)] = { heard.note("tap") }
        return heard
      }()
      #expect(kept != nil, "The cell is gone, and what its closure captured is not.")
      actions = [:]
      #expect(actions.isEmpty && kept == nil)
    }

    @Test func `a closure in its object goes with it`() {
      weak let kept: Heard? = {
        let cell = Cell()
        let heard = Heard()
        cell.onTap = { heard.note("tap") }
        return heard
      }()
      #expect(kept == nil)
    }
  }
}

// Kata 74: a property that is set, and a listener for each.
extension TargetActionToday {
  @Suite struct OverwrittenProperty {
    @Test func `a property has a place for one closure`() {
      let cell = Cell()
      let heard = Heard()
      cell.onTap = { heard.note("publish") }
      cell.onTap = { heard.note("count") }
      cell.onTap?()
      #expect(heard.lines == ["count"])
    }

    /// Tells each of its listeners, and forgets the one that has ended.
    @MainActor final class Announcements {
      private var listeners: [UUID: AsyncStream<String>.Continuation] = [:]

      var count: Int { listeners.count }

      func listen() -> AsyncStream<String> {
        let (stream, listener) = AsyncStream.makeStream(of: String.self)
        let name = UUID()
        listeners[name] = listener
        listener.onTermination = { [weak self] _ in
          Task { @MainActor in self?.listeners[name] = nil }
        }
        return stream
      }

      func announce(_ line: String) {
        for listener in listeners.values { listener.yield(line) }
      }
    }

    @Test @MainActor func `a stream for each listener is one that ends by itself`() async {
      let announcements = Announcements()
      var first = announcements.listen().makeAsyncIterator()
      let second = Task {
        for await line in announcements.listen() { return line }
        return "nothing"
      }
      while announcements.count < 2 { await Task.yield() }
      announcements.announce("tap")
      #expect(await first.next() == "tap")
      #expect(await second.value == "tap")
      while announcements.count > 1 { await Task.yield() }
      announcements.announce("another tap")
      #expect(await first.next() == "another tap", "The first listener is there still.")
    }
  }
}

// Kata 75: something begun at each configuration, and ended by none.
extension TargetActionToday {
  @MainActor final class Document {
    private var listeners: [AsyncStream<Void>.Continuation] = []

    var listenerCount: Int { listeners.count }

    func changes() -> AsyncStream<Void> {
      let (changes, listener) = AsyncStream.makeStream(of: Void.self)
      listeners.append(listener)
      return changes
    }

    func change() {
      for listener in listeners { listener.yield() }
    }
  }

  @MainActor final class CountingCell {
    private let cancels: Bool
    private var following: Task<Void, Never>?
    private(set) var changes = 0

    init(cancels: Bool) {
      self.cancels = cancels
    }

    func configure(with document: Document) {
      if cancels { following?.cancel() }
      let stream = document.changes()
      following = Task { [weak self] in
        for await _ in stream { self?.changes += 1 }
      }
    }
  }

  @Suite @MainActor struct StackedTasks {
    @Test(arguments: [false, true])
    func `a cell that is configured three times counts one change once if it cancels`(
      cancels: Bool
    ) async {
      let document = Document()
      let cell = CountingCell(cancels: cancels)
      for _ in 1...3 {
        cell.configure(with: document)
        for _ in 1...10 { await Task.yield() }
      }
      #expect(document.listenerCount == 3)
      document.change()
      while cell.changes < (cancels ? 1 : 3) { await Task.yield() }
      for _ in 1...10 { await Task.yield() }
      #expect(cell.changes == (cancels ? 1 : 3))
    }
  }
}

// Kata 76: one channel for several sources, with and without a word about who speaks.
extension TargetActionToday {
  @Suite struct LostSource {
    @Test func `a value without its source is given to the first that differs`() async {
      let (flips, switches) = AsyncStream.makeStream(of: Bool.self)
      var settings = ["notifications": true, "sound": true]
      let shown = settings
      settings["notifications"] = false  // on another device
      switches.yield(false)  // the user has flipped sound
      switches.finish()
      for await isOn in flips {
        let changed = ["notifications", "sound"].first { shown[$0] != settings[$0] } ?? "sound"
        settings[changed] = isOn
      }
      #expect(settings == ["notifications": false, "sound": true])
    }

    @Test func `a value that names its source needs no comparison`() async {
      let (flips, switches) = AsyncStream.makeStream(of: (name: String, isOn: Bool).self)
      var settings = ["notifications": false, "sound": true]
      switches.yield((name: "sound", isOn: false))
      switches.finish()
      for await flip in flips { settings[flip.name] = flip.isOn }
      #expect(settings == ["notifications": false, "sound": false])
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

// UIKit's own closures; compiled where UIKit is.
extension TargetActionToday {
  /// A cell that is configured often: an action with an identifier takes the place of the last one.
  final class StarCell: UITableViewCell {
    let starButton = UIButton()
    private(set) var stars = 0

    func configure() {
      starButton.addAction(
        UIAction(identifier: UIAction.Identifier("star")) { [weak self] _ in self?.stars += 1 },
        for: .touchUpInside)
    }
  }

  /// A screen whose action gets its sender, and captures what the flip is about.
  final class SwitchScreen: UIViewController {
    private var settings: [String: Bool] = [:]

    func makeSwitch(for name: String) -> UISwitch {
      let control = UISwitch()
      control.addAction(
        UIAction { [weak self] action in
          guard let control = action.sender as? UISwitch else { return }
          self?.settings[name] = control.isOn
        }, for: .valueChanged)
      return control
    }
  }
}
#endif
