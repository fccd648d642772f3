/// An object that a view keeps; when it changes, the view is evaluated again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private let place = Place<ObjectType?>(nil)

    /// Creates an object, once for as long as the view is there.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The object.
    public var wrappedValue: ObjectType {
        let object = place.content ?? make()
        place.content = object
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: HostedState {
    func takeOver(from other: any HostedState) {
        if let other = other as? StateObject { place.content = other.wrappedValue }
    }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        wrappedValue.objectWillChange.observe(by: observer, didChange)
    }
}
