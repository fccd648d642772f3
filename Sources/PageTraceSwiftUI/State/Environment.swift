/// An object, observed by the Observation module, that a view around this one has handed in.
@propertyWrapper
public struct Environment<Value>: HostedState {
    private let find: (ViewEnvironment) -> Value?
    private let place = Place<Value?>(nil)
    public init(_ type: Value.Type) where Value: AnyObject { find = { $0.object(of: type) } }
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { find = { _ in EnvironmentValues()[keyPath: keyPath] } }

    public var wrappedValue: Value {
        guard let value = place.content else {
            preconditionFailure("No \(Value.self) was handed in: a view around this one needs .environment(…)")
        }
        return value
    }

    func take(from environment: ViewEnvironment) { place.content = find(environment) }
}

/// What is around a view: always the same here.
public struct EnvironmentValues {
    public var colorScheme: ColorScheme { .light }
    public var layoutDirection: LayoutDirection { .leftToRight }
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
    public var isEnabled: Bool { true }
}

public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// An object that a view around this one has handed in; when it changes, the view is evaluated again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: HostedState {
    private let place = Place<ObjectType?>(nil)
    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = place.content else {
            preconditionFailure(
                "No \(ObjectType.self) was handed in: a view around this one needs .environmentObject(…)")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func take(from environment: ViewEnvironment) { place.content = environment.object(of: ObjectType.self) }

    func observe(by observer: ObjectIdentifier, _ didChange: @escaping () -> Void) {
        place.content?.objectWillChange.observe(by: observer, didChange)
    }
}

/// The objects that views hand in to those in them.
struct ViewEnvironment {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    func object<Object>(of type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }
    mutating func hand(in object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
}

public struct EnvironmentView<Content: View>: ContainerView, EnvironmentChange {
    let content: Content
    let object: AnyObject
}

/// A view that hands something in to those in it.
@MainActor
protocol EnvironmentChange {
    var object: AnyObject { get }
}

extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentView<Self> {
        EnvironmentView(content: self, object: object)
    }

    public func environment<T: AnyObject>(_ object: T) -> EnvironmentView<Self> {
        EnvironmentView(content: self, object: object)
    }
}
