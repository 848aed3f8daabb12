import KeyValueObserving
import Testing

@Suite struct UnretainedPointerTests {
  @Test func `a pointer leads to its object and is the object's address`() {
    let document = Contract()
    let pointer = document.unretainedPointer
    #expect(UInt(bitPattern: pointer) == document.address)
    let (found, faults) = observing {
      [
        KVOObject.object(at: pointer, as: Document.self),
        Reader.object(at: pointer, as: Contract.self),
      ]
    }
    #expect(found[0] === document)
    #expect(found[1] === document)
    #expect(faults.isEmpty)
  }

  @Test func `a pointer keeps nothing alive and an object that is gone is a zombie`() {
    let (text, faults) = observing {
      var document: Document? = Document()
      weak let kept = document
      let pointer = document?.unretainedPointer
      document = nil
      #expect(kept == nil)
      #expect(KVOObject.object(at: pointer, as: Document.self) == nil)
      return "0x" + String(UInt(bitPattern: pointer), radix: 16)
    }
    #expect(faults.map(\.name) == [.zombie])
    #expect(
      faults.first?.reason == "*** -[Document retain]: message sent to deallocated instance \(text)"
    )
  }

  @Test func `a recycled address leads to the next object there, with or without its own pointer`()
  {
    for asks in [false, true] {
      let recycling = ObservationEnvironment(addresses: AddressRecycler())
      let (_, faults) = observing(recycling) {
        var first: Document? = Document()
        let pointer = first?.unretainedPointer
        first = nil
        let stranger = Document()
        if asks { #expect(stranger.unretainedPointer == pointer) }
        #expect(KVOObject.object(at: pointer, as: Document.self) === stranger)
      }
      #expect(faults.isEmpty)
    }
  }

  @Test func `an object that is dying is neither found nor a fault`() {
    final class Asker: KVOObject {
      var pointer: UnsafeMutableRawPointer?
      deinit { #expect(KVOObject.object(at: pointer, as: Asker.self) == nil) }
    }
    let (_, faults) = observing {
      let asker = Asker()
      asker.pointer = asker.unretainedPointer
    }
    #expect(faults.isEmpty)
  }

  @Test func `NULL leads to nothing`() {
    let (found, faults) = observing { KVOObject.object(at: nil, as: Document.self) }
    #expect(found == nil)
    #expect(faults.isEmpty)
  }

  @Test func `another class and an address that is nobody's are faults`() {
    let reader = Reader()
    let pointer = reader.unretainedPointer
    let (found, faults) = observing {
      [
        KVOObject.object(at: pointer, as: Document.self),
        KVOObject.object(at: UnsafeMutableRawPointer(bitPattern: 7), as: Document.self),
      ]
    }
    #expect(found.allSatisfy { $0 == nil })
    #expect(faults.map(\.name) == [.invalidArgument, .invalidArgument])
    #expect(faults.first?.reason.contains("is taken for an instance of Document") == true)
    #expect(faults.last?.reason.contains("no object at 0x7") == true)
  }
}
