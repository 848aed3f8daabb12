import Observation
import Testing

/// Many changes for one action, without Key-Value Observing.
@Suite @MainActor struct NotificationStormToday {
  @Observable @MainActor final class Outline {
    var pages = [1, 2, 3, 4]

    /// Writes one page after the other, as a loop over objects does.
    func move(by count: Int) {
      for index in pages.indices { pages[index] += count }
    }
  }

  @Test func `a didSet runs for each element that is written`() {
    final class Shelf {
      var pages = [1, 2, 3, 4] { didSet { drawCount += 1 } }
      private(set) var drawCount = 0
    }
    let shelf = Shelf()
    for index in shelf.pages.indices { shelf.pages[index] += 1 }
    #expect(shelf.drawCount == 4)
    shelf.pages = shelf.pages.map { $0 + 1 }
    #expect(shelf.drawCount == 5)
  }

  /// Draws, and again in the turn after a change.
  @MainActor final class Drawing {
    private(set) var drawn: [[Int]] = []

    func follow(_ outline: Outline) {
      withObservationTracking {
        drawn.append(outline.pages)
      } onChange: {
        Task { @MainActor [weak self] in self?.follow(outline) }
      }
    }
  }

  @Test func `tracking again in the next turn joins what one turn has changed`() async {
    let outline = Outline()
    let drawing = Drawing()
    drawing.follow(outline)
    outline.move(by: 1)
    await yield { drawing.drawn.count > 1 }
    #expect(drawing.drawn == [[1, 2, 3, 4], [2, 3, 4, 5]])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `what changes in one turn is one value of Observations`() async {
    let outline = Outline()
    var values = Observations { outline.pages }.makeAsyncIterator()
    #expect(await values.next() == [1, 2, 3, 4])
    outline.move(by: 1)
    outline.move(by: 10)
    #expect(await values.next() == [12, 13, 14, 15])
  }

  @Test func `one task can stand for all drawings of a turn`() async {
    var drawCount = 0
    var drawing: Task<Void, Never>?
    func setNeedsDrawing() {
      guard drawing == nil else { return }
      drawing = Task { @MainActor in
        drawing = nil
        drawCount += 1
      }
    }
    for _ in 1...50 { setNeedsDrawing() }
    #expect(drawCount == 0)
    await yield { drawCount > 0 }
    setNeedsDrawing()
    await yield { drawCount > 1 }
    #expect(drawCount == 2)
  }

  /// Gives the main actor to others until `condition` holds, or nothing can still be on its way.
  private func yield(until condition: () -> Bool) async {
    var turns = 0
    while turns < 10_000, !condition() {
      turns += 1
      await Task.yield()
    }
  }
}

#if canImport(Combine)
import Combine

/// The same with Combine: compiled where there is one, never run.
private final class PublishedOutline: ObservableObject {
  @Published var pages = [1, 2, 3, 4]
  @Published var titles = ["Preface"]
}

/// Draws for each of two properties: a sink joins nothing.
private func drawEachTime(
  _ outline: PublishedOutline, _ draw: @escaping () -> Void
) -> AnyCancellable {
  outline.objectWillChange.sink { draw() }
}
#endif
