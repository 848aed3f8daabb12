// Accepted: no subject, no token; the type says so, and the rest is as in the solution.

/// Makes a token; the app and its tests make none elsewhere.
func makeToken(
  subject: Model?, keyPath: String, handler: @escaping KVOToken.Handler
) -> KVOToken? {
  subject.map { KVOToken(subject: $0, keyPath: keyPath, handler: handler) }
}
