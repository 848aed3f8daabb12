import Controls
import KataTesting
import Testing

@testable import FailsOpen

@Suite struct Pictures {
  @Test func `which rules the fields of a pass code ask`() {
    ObjectGraph.draw {
      let form = ProtectionForm(document: Document(title: "Lease"))
      form.loadViewIfNeeded()
      return ObjectGraph(
        ["codeField": form.codeField, "repeatField": form.repeatField],
        types: [
          "RuleKeeper", "FieldRules<TextField>", "FieldRules<PassCodeField>", "TextFieldForwarder",
          "HandlerEntry",
        ], weak: ["delegate", "target"])
    }
  }
}
