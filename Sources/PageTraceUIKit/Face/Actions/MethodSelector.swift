import PageTraceEngine

/// A method of an app that is called by its name: what `#selector` is, without Objective-C.
///
/// It carries the method, as a function that takes the object first. The build tool plugin `PageTraceAdapter` writes
/// `#selector(tap(_:))` in the class `Pager` as `MethodSelector("tap(_:)", Pager.tap(_:))`. Two selectors are equal if
/// their names are.
public struct MethodSelector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The name of the method, with its labels.
    public let name: String

    let isMethod: @MainActor @Sendable (_ target: AnyObject) -> Bool
    private let call: (@MainActor @Sendable (AnyObject, [Any?]) throws(SelectorFailure) -> Any?)?

    /// Creates a selector without a method: calling it does nothing, and standard error says so.
    public init(_ name: String) { (self.name, call, isMethod) = (name, nil, { _ in false }) }

    /// Creates a selector without a method.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector of a method, which may take who sends it, and an event.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { (target, arguments) throws(SelectorFailure) in
            let arguments: (repeat each Argument) = try declared(arguments)
            return method(target)(repeat each arguments)
        }
    }

    /// Creates a selector of a method, which may take who sends it, and an event; the class belongs to no actor.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { (target, arguments) throws(SelectorFailure) in
            let arguments: (repeat each Argument) = try declared(arguments)
            return method(target)(repeat each arguments)
        }
    }

    /// Creates a selector that reads a property.
    public init<Target, Value>(_ name: String, getter: @escaping @MainActor (Target) -> Value) {
        self.init(name, Target.self) { target, _ in getter(target) }
    }

    private init<Target>(
        _ name: String, _ type: Target.Type,
        _ call: @escaping @MainActor @Sendable (Target, [Any?]) throws(SelectorFailure) -> Any?
    ) {
        self.name = name
        isMethod = { $0 is Target }
        self.call = { (target, arguments) throws(SelectorFailure) in
            guard let target = target as? Target else { throw .otherTarget }
            return try call(target, arguments)
        }
    }

    /// Calls the method of an object; nil if the object is of another class, which standard error says.
    @MainActor
    @discardableResult
    func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
        guard let call else {
            say("the selector \"\(name)\" has no method here: write it as #selector(…), and adapt the file")
            return nil
        }
        do {
            return try call(target, arguments)
        } catch {
            switch error {
            case .otherTarget: say("\(type(of: target)) has no method \(name): its target is of another class")
            case .otherSender(let wanted):
                let sender = arguments.first.flatMap { $0 }.map { "\(type(of: $0))" } ?? "nothing"
                say("\(type(of: target)).\(name) takes a \(wanted), and gets \(sender)")
            }
            return nil
        }
    }

    /// Says what cannot be called: UIKit would raise.
    private func say(_ text: String) { StandardError.write("pagetrace: \(text).\n") }

    public static func == (one: MethodSelector, other: MethodSelector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public typealias Selector = MethodSelector

/// Makes a selector without a method.
public func NSSelectorFromString(_ aSelectorName: String) -> MethodSelector { MethodSelector(aSelectorName) }

enum SelectorFailure: Error {
    case otherTarget
    case otherSender(String)
}

/// Arguments as a method declares them.
private func declared<each Argument>(_ values: [Any?]) throws(SelectorFailure) -> (repeat each Argument) {
    var rest = values[...]
    func next<Value>() throws(SelectorFailure) -> Value {
        let value = rest.popFirst() ?? nil
        guard let value = value as? Value ?? (value as Any) as? Value else { throw .otherSender("\(Value.self)") }
        return value
    }
    return (repeat try next() as each Argument)
}
