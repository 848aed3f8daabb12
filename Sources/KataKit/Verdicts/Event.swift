/// One line of Swift Testing's event stream, as far as it matters here.
struct StreamLine: Decodable {
  struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
    let attachment: Attachment?
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let isFailure: Bool?
    let sourceLocation: Location?
  }

  struct Location: Decodable {
    let filePath: String?
    /// The name that older versions of the stream use.
    let olderPath: String?
    let line: Int

    enum CodingKeys: String, CodingKey {
      case filePath, line
      case olderPath = "_filePath"
    }

    var place: Place? {
      (filePath ?? olderPath).map { Place(path: $0, line: line) }
    }
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Attachment: Decodable {
    let path: String?
  }

  let kind: String
  let payload: Payload
}
