import PageTraceEngine

/// A method of an app that is called by its name: what `#selector` is, without Objective-C.
///
/// It carries the method, as a function that takes the object first. The build tool plugin `PageTraceAdapter` writes
/// `#selector(tap(_:))` in the class `Pager` as `MethodSelector("tap(_:)", Pager.tap(_:))`. Two selectors are equal if
/// their names are.
public struct MethodSelector: Sendable {
    /// The name of the method, with its labels.
    public let name: String

    /// Whether an object has the method.
    let isMethod: @MainActor @Sendable (_ target: AnyObject) -> Bool
    private let call: (@MainActor @Sendable (AnyObject, SelectorArguments) -> SelectorOutcome)?

    /// Creates a selector without a method: calling it does nothing, and standard error says so.
    public init(_ name: String) { (self.name, call, isMethod) = (name, nil, { _ in false }) }

    /// Creates a selector of a method without arguments.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, _ in .returned(method(target)()) }
    }

    /// Creates a selector of a method that takes who sends it.
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in arguments.pass { method(target)($0) } }
    }

    /// Creates a selector of a method that takes who sends it, and an event.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in arguments.pass { method(target)($0, $1) } }
    }

    /// Creates a selector of a method without arguments; the class belongs to no actor.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, _ in .returned(method(target)()) }
    }

    /// Creates a selector of a method that takes who sends it; the class belongs to no actor.
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in arguments.pass { method(target)($0) } }
    }

    /// Creates a selector of a method that takes who sends it, and an event; the class belongs to no actor.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in arguments.pass { method(target)($0, $1) } }
    }

    /// Creates a selector that reads a property.
    public init<Target, Value>(_ name: String, getter: @escaping @MainActor (Target) -> Value) {
        self.init(name, Target.self) { target, _ in .returned(getter(target)) }
    }

    private init<Target>(
        _ name: String, _ type: Target.Type,
        _ call: @escaping @MainActor @Sendable (Target, SelectorArguments) -> SelectorOutcome
    ) {
        self.name = name
        isMethod = { $0 is Target }
        self.call = { target, arguments in (target as? Target).map { call($0, arguments) } ?? .otherTarget }
    }

    /// Calls the method of an object; nil if the object is of another class, which standard error says.
    @MainActor
    @discardableResult
    func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
        guard let outcome = call?(target, SelectorArguments(values: arguments)) else {
            SelectorOutcome.say(
                "the selector \"\(name)\" has no method here: write it as #selector(…), and adapt the file")
            return nil
        }
        switch outcome {
        case .returned(let value): return value
        case .otherTarget:
            SelectorOutcome.say("\(type(of: target)) has no method \(name): its target is of another class")
        case .otherSender(let wanted):
            let sender = arguments.first.flatMap { $0 }.map { "\(type(of: $0))" } ?? "nothing"
            SelectorOutcome.say("\(type(of: target)).\(name) takes a \(wanted), and gets \(sender)")
        }
        return nil
    }
}

extension MethodSelector: Hashable {
    /// Whether two selectors have the same name.
    public static func == (one: MethodSelector, other: MethodSelector) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension MethodSelector: ExpressibleByStringLiteral {
    /// Creates a selector without a method.
    public init(stringLiteral name: String) { self.init(name) }
}

/// A selector, as UIKit's methods take it.
public typealias Selector = MethodSelector

/// Makes a selector without a method.
public func NSSelectorFromString(_ aSelectorName: String) -> MethodSelector { MethodSelector(aSelectorName) }

/// What became of the call of a selector.
enum SelectorOutcome {
    case returned(Any?)
    case otherTarget
    case otherSender(String)

    /// Says what cannot be called: UIKit would raise.
    static func say(_ text: String) { StandardError.write("pagetrace: \(text).\n") }
}

/// The arguments of a selector.
struct SelectorArguments {
    let values: [Any?]

    @MainActor
    func pass<Sender, Result>(to method: @MainActor (Sender) -> Result) -> SelectorOutcome {
        guard let sender: Sender = value(0) else { return .otherSender("\(Sender.self)") }
        return .returned(method(sender))
    }

    @MainActor
    func pass<Sender, Event, Result>(to method: @MainActor (Sender, Event) -> Result) -> SelectorOutcome {
        guard let sender: Sender = value(0) else { return .otherSender("\(Sender.self)") }
        guard let event: Event = value(1) else { return .otherSender("\(Event.self)") }
        return .returned(method(sender, event))
    }

    /// An argument as the method declares it; nil if it is something else.
    private func value<Value>(_ index: Int) -> Value? {
        let value = values.indices.contains(index) ? values[index] : nil
        return value as? Value ?? (value as Any) as? Value
    }
}
