/// A property of an object that tells before it changes.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// Creates a property with its initial value.
    public init(wrappedValue value: Value) { self.value = value }

    /// Creates a property with its initial value.
    public init(initialValue value: Value) { self.value = value }

    /// The value, which only an object has.
    @available(*, unavailable, message: "@Published belongs into a class")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The value of an object's property.
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
