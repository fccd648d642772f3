/// Key-value observing, of the one property that the face itself changes: where the visible part begins.
///
/// The plugin `PageTraceAdapter` warns of other key paths. Foundation has no such observing without Objective-C.
extension UIScrollView {
    /// Observes the offset; any other property never changes by itself here.
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation { scrollView, old in
            changeHandler(
                scrollView,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? scrollView[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil))
        }
        if keyPath == \UIScrollView.contentOffset {
            observations = observations.filter { $0.observation != nil } + [ObservationEntry(observation: observation)]
        }
        if options.contains(.initial) { observation.tell(self, contentOffset) }
        return observation
    }
}

struct ObservationEntry {
    weak var observation: NSKeyValueObservation?
}

/// An observation, which ends with its object.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
    private var handler: ((UIScrollView, CGPoint) -> Void)?
    init(_ handler: @escaping (UIScrollView, CGPoint) -> Void) { self.handler = handler }
    func tell(_ scrollView: UIScrollView, _ old: CGPoint) { handler?(scrollView, old) }
    public func invalidate() { handler = nil }
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
