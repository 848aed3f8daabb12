import Controls
import Remedies

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    attachments[LastRule.self]?.token.stop()
    let token = shouldChangeCharacters { field, _, string in rule(field, string) }.token
    attachments[LastRule.self] = LastRule(token)
  }
}

/// The rule that a field follows.
private final class LastRule {
  let token: HandlerToken

  init(_ token: HandlerToken) {
    self.token = token
  }
}
