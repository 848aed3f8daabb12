/// The stand-in for `UISlider`: a value between two others.
open class Slider: Control {
  /// The least value.
  ///
  /// As in UIKit a ``maximumValue`` or a ``value`` that is less is moved along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clamp()
    }
  }

  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clamp()
    }
  }

  /// Where the thumb stands.
  ///
  /// The program sets it, which tells nobody; what lies outside is moved to the nearer end.
  open var value: Float = 0 {
    didSet { clamp() }
  }

  /// Whether the targets are told while the thumb moves, or once when it is let go.
  open var isContinuous = true

  /// Drags the thumb as a user would, over each of `values`, and lets it go at the last.
  ///
  /// A touch goes down and up around it. UIKit tells a continuous slider's targets as often as the
  /// finger moves, and sometimes once more when it is lifted; here once for each value.
  public func drag(to values: Float...) {
    guard isEnabled, !values.isEmpty else { return }
    sendActions(for: .touchDown)
    for (index, value) in values.enumerated() {
      self.value = value
      if isContinuous || index == values.count - 1 { sendActions(for: .valueChanged) }
    }
    sendActions(for: .touchUpInside)
  }

  private func clamp() {
    let nearest = min(max(value, minimumValue), maximumValue)
    if value != nearest { value = nearest }
  }
}
