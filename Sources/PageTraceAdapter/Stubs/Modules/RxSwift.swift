// swift-format-ignore-file
// In place of RxSwift: values come at once, on the thread of who sends them.
import PageTraceUIKit

open class Observable<Element> {
    private let run: (@escaping (Element) -> Void) -> Void

    public init(_ run: @escaping (@escaping (Element) -> Void) -> Void) { self.run = run }

    open func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
        let subscription = Subscription()
        run { element in if subscription.isOn { onNext(element) } }
        return subscription
    }

    public func asObservable() -> Observable<Element> { self }

    public func map<Other>(_ transform: @escaping (Element) -> Other) -> Observable<Other> {
        Observable<Other> { next in self.run { next(transform($0)) } }
    }

    public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Observable<Element> {
        Observable { next in self.run { if isIncluded($0) { next($0) } } }
    }

    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        Observable { next in for source in sources { source.run(next) } }
    }
}

extension Observable where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> {
        Observable { next in
            var last: Element?
            _ = self.subscribe { element in
                guard element != last else { return }
                last = element
                next(element)
            }
        }
    }
}

public protocol Disposable {
    func dispose()
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

private final class Subscription: Disposable {
    var isOn = true
    func dispose() { isOn = false }
}

public final class DisposeBag {
    private var disposables: [any Disposable] = []
    public init() {}
    func insert(_ disposable: any Disposable) { disposables.append(disposable) }
    deinit { for disposable in disposables { disposable.dispose() } }
}

/// What a type has behind `rx`.
public struct Reactive<Base> {
    public let base: Base
    public init(_ base: Base) { self.base = base }
}

public protocol ReactiveCompatible {}

extension UIView: ReactiveCompatible {}

extension ReactiveCompatible {
    public var rx: Reactive<Self> { Reactive(self) }
}
