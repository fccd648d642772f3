/// The objects that views hand in to those in them.
struct ViewEnvironment {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    func object<Object>(of type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }

    mutating func hand(in object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
}

/// Views to which an object is handed in.
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
    /// Hands an object in to the views in this one.
    public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentView<Self> {
        EnvironmentView(content: self, object: object)
    }

    /// Hands an object in to the views in this one.
    public func environment<T: AnyObject>(_ object: T) -> EnvironmentView<Self> {
        EnvironmentView(content: self, object: object)
    }
}
