/// An object that a view around this one has handed in; when it changes, the view is evaluated again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private let place = Place<ObjectType?>(nil)

    /// Creates access to an object.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = place.content else {
            preconditionFailure(
                "No \(ObjectType.self) was handed in: a view around this one needs .environmentObject(…)")
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: HostedState {
    func take(from environment: ViewEnvironment) { place.content = environment.object(of: ObjectType.self) }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        place.content?.objectWillChange.observe(by: observer, didChange)
    }
}
