import KeyValueObserving

/// How far the upload of a document has come.
///
/// It is changed where the upload runs, and now and then by the user: by one at a time.
final class Transfer: KVOObject, @unchecked Sendable {
  @Dynamic var percent = 0
}
