import Foundation
import KeyValueObserving
import Testing

@Suite struct KeyValueCodingTests {
  @Test func `scalars come out as numbers and go in as either`() {
    let document = Document()
    document.setValue(NSNumber(value: 7), forKey: "pages")
    #expect(document.pages == 7)
    document.setValue(8, forKey: "pages")
    #expect(document.value(forKey: "pages") as? NSNumber == 8)
    #expect(document.value(forKey: "pages") as? Int == 8)
  }

  @Test func `nil comes out as nil and goes in only where nil may be`() {
    let document = Document()
    document.author = Person()
    let (_, faults) = observing {
      document.setValue(nil, forKey: "author")
      document.setValue(nil, forKey: "pages")
    }
    #expect(document.author == nil)
    #expect(document.value(forKey: "author") == nil)
    #expect(
      faults.map(\.reason) == [
        "[\(document) setNilValueForKey]: could not set nil as the value for the key pages."
      ])
  }

  @Test func `key paths read and write through objects and stop at nil`() {
    let document = Document()
    document.setValue("Grace", forKeyPath: "author.first")
    document.author = Person()
    document.setValue("Grace", forKeyPath: "author.first")
    #expect(document.value(forKeyPath: "author.fullName") as? String == "Grace Byron")
    #expect(Document().value(forKeyPath: "author.fullName") == nil)
    #expect(document.value(forKeyPath: "sections.@count") as? Int == 0)
  }

  @Test func `an unknown key is a fault when it is read or set`() {
    let document = Document()
    let (_, faults) = observing {
      _ = document.value(forKey: "bogus")
      document.setValue(1, forKey: "bogus")
    }
    #expect(faults.map(\.name) == [.unknownKey, .unknownKey])
    #expect(
      faults[0].reason
        == "[\(document) valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key bogus.")
  }
}
