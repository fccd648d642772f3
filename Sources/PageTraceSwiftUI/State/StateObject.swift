/// An object that a view keeps; when it changes, the view is evaluated again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let place: Place

    /// Creates an object, once for as long as the view is there.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { place = Place(make) }

    /// The object.
    public var wrappedValue: ObjectType { place.object }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Where a view finds its object: made anew with each view, and pointed to what the view before had.
    private final class Place {
        private let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
}

extension StateObject: HostedState {
    func takeOver(from other: any HostedState) {
        if let other = other as? StateObject { place.object = other.place.object }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        wrappedValue.objectWillChange.observe(by: observer, didChange)
    }
}
