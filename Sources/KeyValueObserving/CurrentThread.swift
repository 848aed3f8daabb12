#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the model must know of the thread that it runs on.
enum CurrentThread {
  /// Tells threads that are running apart.
  static var identity: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }

  /// How much of the stack is left for calling observers.
  ///
  /// An endless loop of notifications would end the process; refusing the last quarter of the stack
  /// lets it end as a fault, and keeping account shortly before that lets the fault name the loop's
  /// members.
  static var roomForDelivery: DeliveryRoom {
    let bounds = StackBounds.current
    // The size is not known when this is compiled, so that the bytes come from the stack itself; the
    // address sanitizer would keep a variable elsewhere.
    let here = withUnsafeTemporaryAllocation(byteCount: bounds.probeSize, alignment: 1) {
      UInt(bitPattern: $0.baseAddress)
    }
    if here > bounds.lowestWithoutAccount { return .enough }
    return here > bounds.lowestForDelivery ? .little(bounds.account) : .none(bounds.account)
  }
}

/// How much of a thread's stack is left for calling observers.
enum DeliveryRoom {
  case enough
  /// What is told from here on is entered in the account.
  case little(DeepDeliveries)
  /// Nobody is told any more.
  case none(DeepDeliveries)
}

/// The bounds of a thread's stack, looked up once per thread: on Linux it takes a read of /proc.
private final class StackBounds {
  let lowestForDelivery: UInt
  /// Below it an account is kept of who is told: enough for a loop of some dozens.
  let lowestWithoutAccount: UInt
  let account = DeepDeliveries()
  /// How many bytes are taken to see where the stack ends at the moment.
  let probeSize: Int

  private init() {
    let (lowest, size) = StackBounds.measured
    lowestForDelivery = lowest + size / 4
    lowestWithoutAccount = lowestForDelivery + size / 8
    probeSize = MemoryLayout<UInt>.size
  }

  static var current: StackBounds {
    if let known = pthread_getspecific(slot) {
      return Unmanaged<StackBounds>.fromOpaque(known).takeUnretainedValue()
    }
    let bounds = StackBounds()
    pthread_setspecific(slot, Unmanaged.passRetained(bounds).toOpaque())
    return bounds
  }

  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      #if canImport(Darwin)
      Unmanaged<StackBounds>.fromOpaque(value).release()
      #else
      if let value { Unmanaged<StackBounds>.fromOpaque(value).release() }
      #endif
    }
    return key
  }()

  #if !canImport(Darwin)
  private typealias ReadAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the C library has but its Swift module does not show.
  private static let readAttributes: ReadAttributes? =
    dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: ReadAttributes.self) }
  #endif

  /// The lowest address and the size, in bytes; zeros where the system does not tell.
  private static var measured: (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
    let size = UInt(pthread_get_stacksize_np(pthread_self()))
    return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
    #else
    var attributes = pthread_attr_t()
    guard let readAttributes, readAttributes(pthread_self(), &attributes) == 0
    else { return (0, 0) }
    defer { pthread_attr_destroy(&attributes) }
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(&attributes, &lowest, &size)
    return (UInt(bitPattern: lowest), UInt(size))
    #endif
  }
}
