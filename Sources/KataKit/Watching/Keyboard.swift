#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Single keys, as they are pressed.
///
/// At a terminal a key counts at once and is not shown; from a pipe, which an editor may hold, each
/// letter is a key and line ends are passed over.
final class Keyboard {
  /// What became of waiting for a key.
  enum Event: Equatable {
    case key(Character)
    /// The time was up.
    case nothing
    /// A signal asks the command to stop.
    case signal(Int32)
  }

  let isTerminal: Bool
  private var original = termios()
  private var isOpen = true
  private var pressed: [UInt8] = []

  /// Takes the terminal's line editing away, if there is a terminal, until `restore()`.
  init() {
    isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &original) == 0
    guard isTerminal else { return }
    var raw = original
    // Signals stay: Ctrl-C must work whatever goes on.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  /// Gives the terminal back as it was.
  func restore() {
    if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &original) }
  }

  /// Waits for the next key, `milliseconds` at most.
  func next(within milliseconds: Int32) -> Event {
    if let signal = Interrupts.signal { return .signal(signal) }
    if let key = take() { return .key(key) }
    var polled = [
      pollfd(fd: isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Interrupts.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
    if let signal = Interrupts.signal { return .signal(signal) }
    if polled[0].revents != 0 { fill() }
    return take().map(Event.key) ?? .nothing
  }

  /// Forgets what was pressed meanwhile: it was meant for another screen.
  func forget() {
    var polled = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    while isTerminal, isOpen, poll(&polled, 1, 0) > 0 { fill() }
    if isTerminal { pressed = [] }
  }

  private func fill() {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    // The end of a pipe is no reason to stop watching: nobody presses anything any more.
    if count <= 0 { isOpen = false } else { pressed += buffer.prefix(count) }
  }

  private func take() -> Character? {
    while !pressed.isEmpty {
      let byte = pressed.removeFirst()
      if byte != UInt8(ascii: "\n") || isTerminal { return Character(UnicodeScalar(byte)) }
    }
    return nil
  }
}
