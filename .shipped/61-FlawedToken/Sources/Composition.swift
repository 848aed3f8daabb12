/// Makes a token; the app and its tests make none elsewhere.
func makeToken(
  subject: Model?, keyPath: String, handler: @escaping KVOToken.Handler
) -> KVOToken? {
  KVOToken(subject: subject, keyPath: keyPath, handler: handler)
}
