/// An object, observed by the Observation module, that a view around this one has handed in.
@propertyWrapper
public struct Environment<Value> {
    private let find: (ViewEnvironment) -> Value?
    private let place = Place<Value?>(nil)

    /// Creates access to an object by its type.
    public init(_ type: Value.Type) where Value: AnyObject { find = { $0.object(of: type) } }

    /// The object.
    public var wrappedValue: Value {
        guard let value = place.content else {
            preconditionFailure("No \(Value.self) was handed in: a view around this one needs .environment(…)")
        }
        return value
    }
}

extension Environment: HostedState {
    func take(from environment: ViewEnvironment) { place.content = find(environment) }
}
