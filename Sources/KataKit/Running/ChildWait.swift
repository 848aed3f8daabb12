#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Waits for a child: reads both its streams while it runs, watches the time and the signals, and
/// sees to it that nothing is left behind.
struct ChildWait {
  let process: pid_t
  let mark: String?
  private var outputs: [Int32]
  private var readers: [LineReader]
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(process: pid_t, outputs: [Int32], mark: String?, wanted: String?) {
    self.process = process
    self.outputs = outputs
    self.mark = mark
    readers = outputs.map { _ in LineReader(wanted: wanted) }
  }

  mutating func untilEnd(limit: Duration?, onLine: (String) -> Void) throws -> Child.Ending {
    let deadline = limit.map { ContinuousClock.now + $0 }
    defer { for output in outputs where output >= 0 { close(output) } }
    while true {
      pause(until: deadline)
      read(onLine)
      if let signal = Interrupts.signal {
        end(asking: true)
        throw Interrupted(signal: signal)
      }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        read(onLine)
        finishLines(onLine)
        Leftovers.end(session: process, mark: mark, pipes: openPipes)
        return Self.ending(status)
      }
      if let deadline, ContinuousClock.now >= deadline {
        end(asking: false)
        read(onLine)
        finishLines(onLine)
        return .overran
      }
    }
  }

  /// Sleeps until there is something to read, a signal has come or the time is up; and looks up
  /// now and then, since a grandchild may hold the pipes open after the child is gone.
  private func pause(until deadline: ContinuousClock.Instant?) {
    let isOpen = outputs.contains { $0 >= 0 }
    var milliseconds: Int32 = isOpen ? 100 : 1
    if let deadline {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      milliseconds = max(0, min(milliseconds, Int32(min(left, 1_000)) + 1))
    }
    var polled = (outputs + [Interrupts.readEnd]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }

  /// Reads what is there, and no more than a few buffers of it: a child that never stops printing
  /// must not keep us from the clock.
  private mutating func read(_ onLine: (String) -> Void) {
    for index in outputs.indices where outputs[index] >= 0 {
      for _ in 0..<16 {
        #if canImport(Darwin)
        let count = Darwin.read(outputs[index], &buffer, buffer.count)
        #else
        let count = Glibc.read(outputs[index], &buffer, buffer.count)
        #endif
        guard count > 0 else {
          if count == 0 {
            close(outputs[index])
            outputs[index] = -1
          }
          break
        }
        for line in readers[index].lines(after: buffer.prefix(count)) { onLine(line) }
      }
    }
  }

  private mutating func finishLines(_ onLine: (String) -> Void) {
    for index in readers.indices {
      if let rest = readers[index].rest() { onLine(rest) }
    }
  }

  /// The pipes whose other end somebody still holds: when the child is gone, whom it has left behind.
  private var openPipes: Set<ino_t> {
    Set(outputs.filter { $0 >= 0 }.compactMap(ProcessTable.pipe))
  }

  private func end(asking: Bool) {
    Leftovers.end(session: process, mark: mark, pipes: openPipes, asking: asking)
    var status: Int32 = 0
    _ = waitpid(process, &status, 0)
  }

  private static func ending(_ status: Int32) -> Child.Ending {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
