/// A value that a view stores; when it changes, the view is evaluated again.
@propertyWrapper
public struct State<Value>: HostedState {
    private let place: Place<Storage>
    public init(wrappedValue value: Value) { place = Place(Storage(value)) }
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    public var wrappedValue: Value {
        get { place.content.value }
        nonmutating set { place.content.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let storage = place.content
        return Binding(get: { storage.value }, set: { storage.set($0) })
    }

    func takeOver(from other: any HostedState) {
        if let other = other as? State { place.content = other.place.content }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        place.content.didChange = didChange
    }

    /// What stays while views come and go.
    final class Storage {
        private(set) var value: Value
        var didChange: (() -> Void)?
        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            self.value = value
            didChange?()
        }
    }
}

/// Where a view finds what it has: made anew with each view, and pointed to what the view before had.
final class Place<Content> {
    var content: Content
    init(_ content: Content) { self.content = content }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

protocol HostedState {
    func takeOver(from other: any HostedState)
    func take(from environment: ViewEnvironment)
    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void)
}

extension HostedState {
    func takeOver(from other: any HostedState) {}
    func take(from environment: ViewEnvironment) {}
    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {}
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }

    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { part in
                var value = wrappedValue
                value[keyPath: keyPath] = part
                wrappedValue = value
            })
    }
}
