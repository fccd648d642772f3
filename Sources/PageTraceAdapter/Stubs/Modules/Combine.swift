// swift-format-ignore-file
// In place of Combine, as far as pagers use it: values come at once, and no publisher ends.

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { end = cancel }
    public func cancel() { end?(); end = nil }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store(in list: inout [AnyCancellable]) { list.append(self) }
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { end?() }
}

public enum Subscribers {
    public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

open class AnyPublisher<Output, Failure: Error> {
    private let run: (@escaping (Output) -> Void) -> Void

    public init(_ run: @escaping (@escaping (Output) -> Void) -> Void) { self.run = run }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        var isOn = true
        run { if isOn { receiveValue($0) } }
        return AnyCancellable { isOn = false }
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { sink(receiveValue: receiveValue) }

    public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
    public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { self }

    public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
        AnyPublisher<Other, Failure> { next in self.run { next(transform($0)) } }
    }

    public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
        AnyPublisher<Other, Failure> { next in self.run { if let other = transform($0) { next(other) } } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in self.run { if isIncluded($0) { next($0) } } }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in
            var left = count
            self.run { if left > 0 { left -= 1 } else { next($0) } }
        }
    }
}

extension AnyPublisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in
            var last: Output?
            _ = self.sink { if $0 != last { last = $0; next($0) } }.keep()
        }
    }
}

extension AnyCancellable {
    /// Keeps a subscription as long as what it calls.
    fileprivate func keep() -> AnyCancellable { AnyCancellable.kept.append(self); return self }
    nonisolated(unsafe) private static var kept: [AnyCancellable] = []
}

public final class PassthroughSubject<Output, Failure: Error>: AnyPublisher<Output, Failure> {
    private final class Listeners { var all: [(Output) -> Void] = [] }
    private let listeners: Listeners

    public init() {
        let listeners = Listeners()
        self.listeners = listeners
        super.init { listeners.all.append($0) }
    }

    public func send(_ value: Output) { for listener in listeners.all { listener(value) } }
}

extension PassthroughSubject where Output == Void {
    public func send() { send(()) }
}

public final class CurrentValueSubject<Output, Failure: Error>: AnyPublisher<Output, Failure> {
    private final class State {
        var value: Output
        var all: [(Output) -> Void] = []
        init(_ value: Output) { self.value = value }
    }
    private let state: State

    public init(_ value: Output) {
        let state = State(value)
        self.state = state
        super.init { state.all.append($0); $0(state.value) }
    }

    public var value: Output {
        get { state.value }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        state.value = value
        for listener in state.all { listener(value) }
    }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    public typealias Publisher = AnyPublisher<Value, Never>
    private let subject: CurrentValueSubject<Value, Never>
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.send(newValue) }
    }
    public var projectedValue: Publisher { subject }
}
