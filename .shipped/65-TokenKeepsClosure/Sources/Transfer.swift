import KeyValueObserving

/// Something that is being sent: how much of it has gone, from 0 to 1.
final class Transfer: Model {
  @Dynamic var progress = 0.0
}
