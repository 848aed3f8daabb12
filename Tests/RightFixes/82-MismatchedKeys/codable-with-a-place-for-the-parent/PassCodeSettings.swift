/// The settings of the app's own lock.
final class PassCodeSettings: LockSettings {
  private enum CodingKeys: CodingKey {
    case attemptCount
    case retryInterval
    case hidesPreviews
  }

  var attemptCount = 5
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: Double = 60
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false

  override init() {
    super.init()
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(attemptCount, forKey: .attemptCount)
    try container.encode(retryInterval, forKey: .retryInterval)
    try container.encode(hidesPreviews, forKey: .hidesPreviews)
    try super.encode(to: container.superEncoder())
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    attemptCount = try container.decode(Int.self, forKey: .attemptCount)
    retryInterval = try container.decode(Double.self, forKey: .retryInterval)
    hidesPreviews = try container.decode(Bool.self, forKey: .hidesPreviews)
    try super.init(from: container.superDecoder())
  }
}
