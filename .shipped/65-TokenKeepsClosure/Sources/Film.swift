/// What is sent, with all its bytes.
final class Film {
  let name: String
  let bytes: [UInt8]

  init(name: String, bytes: [UInt8] = []) {
    self.name = name
    self.bytes = bytes
  }
}
