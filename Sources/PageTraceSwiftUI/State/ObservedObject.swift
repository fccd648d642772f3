/// An object that somebody else keeps; when it changes, the view is evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates access to an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates access to an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: HostedState {
    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        wrappedValue.objectWillChange.observe(by: observer, didChange)
    }
}
