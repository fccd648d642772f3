public protocol ObservableObject: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [ObjectIdentifier: () -> Void] = [:]
    public init() {}

    public func send() {
        for observer in lock.withLock({ Array(observers.values) }) { observer() }
    }

    /// Tells somebody, who has to be told once however often it asks.
    func observe(by observer: ObjectIdentifier, _ willChange: @escaping () -> Void) {
        lock.withLock { observers[observer] = willChange }
    }
}

/// The publishers of objects that declare none: nothing can be stored in an extension.
private enum PublisherTable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
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

/// An object that somebody else keeps; when it changes, the view is evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: HostedState {
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        wrappedValue.objectWillChange.observe(by: observer, didChange)
    }
}

/// An object that a view keeps; when it changes, the view is evaluated again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: HostedState {
    private let make: () -> ObjectType
    private let place = Place<ObjectType?>(nil)
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    public var wrappedValue: ObjectType {
        let object = place.content ?? make()
        place.content = object
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func takeOver(from other: any HostedState) {
        if let other = other as? StateObject { place.content = other.wrappedValue }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        wrappedValue.objectWillChange.observe(by: observer, didChange)
    }
}

/// A property of an object that tells before it changes.
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    public init(wrappedValue value: Value) { self.value = value }
    public init(initialValue value: Value) { self.value = value }

    @available(*, unavailable, message: "@Published belongs into a class")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            object.objectWillChange.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}
