/// An object whose changes make views anew.
public protocol ObservableObject: AnyObject {
    /// Tells that the object is about to change.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The publisher of this object, the same one each time.
    public var objectWillChange: ObservableObjectPublisher { PublisherTable.shared.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    /// Creates a publisher.
    public init() {}

    /// Tells that the object is about to change.
    public func send() {
        for observer in lock.withLock({ Array(observers.values) }) { observer() }
    }

    /// Tells somebody, who has to be told once however often it asks.
    func observe(by observer: ObjectIdentifier, _ willChange: @escaping () -> Void) {
        lock.withLock { observers[observer] = willChange }
    }
}

/// The publishers of objects that declare none: nothing can be stored in an extension.
private final class PublisherTable: @unchecked Sendable {
    static let shared = PublisherTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            // Another object may have the address of one that is gone.
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            entries = entries.filter { $0.value.object != nil }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
