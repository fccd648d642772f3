/// A value that a view stores; when it changes, the view is evaluated again.
@propertyWrapper
public struct State<Value> {
    private let place: Place<Storage>

    /// Creates a value with its initial content.
    public init(wrappedValue value: Value) { place = Place(Storage(value)) }

    /// Creates a value with its initial content.
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    /// The value.
    public var wrappedValue: Value {
        get { place.content.value }
        nonmutating set { place.content.set(newValue) }
    }

    /// A binding to the value, for another view to change.
    public var projectedValue: Binding<Value> {
        let storage = place.content
        return Binding(get: { storage.value }, set: { storage.set($0) })
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
    /// Creates a value that is initially nil.
    public init() { self.init(wrappedValue: nil) }
}

/// A value that a host looks after.
protocol HostedState {
    /// Goes on with what the view before had, if that was the same.
    func takeOver(from other: any HostedState)

    /// Takes what views around have handed in.
    func take(from environment: ViewEnvironment)

    /// Says whom to tell of a change, once for each host.
    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void)
}

extension HostedState {
    func takeOver(from other: any HostedState) {}
    func take(from environment: ViewEnvironment) {}
    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {}
}

extension State: HostedState {
    func takeOver(from other: any HostedState) {
        if let other = other as? State { place.content = other.place.content }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        place.content.didChange = didChange
    }
}
