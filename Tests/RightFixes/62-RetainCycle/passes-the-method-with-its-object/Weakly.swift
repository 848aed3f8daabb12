/// `method` of `object` as a closure that does nothing once the object is gone.
///
/// The unapplied method names no object, so that there is nothing for it to keep.
func weakly<Object: AnyObject, each Argument>(
  _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return }
    method(object)(repeat each argument)
  }
}
