/// An object, observed by the Observation module, that a view around this one has handed in.
@propertyWrapper
public struct Environment<Value> {
    private let place = Place()

    /// Creates access to an object by its type.
    public init(_ type: Value.Type) where Value: AnyObject { place.find = { $0.object(of: type) } }

    /// The object.
    public var wrappedValue: Value {
        guard let value = place.value else {
            preconditionFailure("No \(Value.self) was handed in: a view around this one needs .environment(…)")
        }
        return value
    }

    private final class Place {
        var find: (ViewEnvironment) -> Value? = { _ in nil }
        var value: Value?
    }
}

extension Environment: HostedState {
    func take(from environment: ViewEnvironment) { place.value = place.find(environment) }
}
