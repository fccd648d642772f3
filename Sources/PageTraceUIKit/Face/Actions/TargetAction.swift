/// An object and the method of it that is called.
///
/// The object is not kept alive, as in UIKit. Without one, the first responder that has the method is called, from
/// whoever sends it outward.
@MainActor
struct TargetAction {
    private weak var object: AnyObject?
    private let hasObject: Bool
    let selector: MethodSelector

    init(_ target: Any?, _ selector: MethodSelector) {
        object = target.map { $0 as AnyObject }
        hasObject = target != nil
        self.selector = selector
    }

    /// Whether this is the action of a target.
    func isOf(_ target: Any?, _ selector: MethodSelector?) -> Bool {
        (target == nil || object === target.map { $0 as AnyObject }) && (selector == nil || self.selector == selector)
    }

    func send(from sender: UIResponder?, as value: Any? = nil, event: UIEvent? = nil) {
        if let object { return _ = selector.perform(on: object, value ?? sender, event) }
        guard !hasObject else { return }
        var responder = sender
        while let candidate = responder {
            if selector.isMethod(candidate) { return _ = selector.perform(on: candidate, value ?? sender, event) }
            responder = candidate.next
        }
    }
}

/// The observers that were added with a selector: Foundation knows them only by the tokens of their blocks.
enum SelectorObservers {
    private struct Entry {
        let observer: ObjectIdentifier
        let center: ObjectIdentifier
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(
        _ token: any NSObjectProtocol, for observer: AnyObject, name: NSNotification.Name?,
        in center: NotificationCenter
    ) {
        let entry = Entry(
            observer: ObjectIdentifier(observer), center: ObjectIdentifier(center), name: name, token: token)
        lock.withLock { entries.append(entry) }
    }

    /// Removes an observer of a name, or of all names if it is nil.
    static func remove(_ observer: AnyObject, name: NSNotification.Name?, from center: NotificationCenter) {
        let (observer, place) = (ObjectIdentifier(observer), ObjectIdentifier(center))
        let gone = lock.withLock {
            let isGone = { (entry: Entry) in
                entry.observer == observer && entry.center == place && (name == nil || entry.name == name)
            }
            defer { entries.removeAll(where: isGone) }
            return entries.filter(isGone)
        }
        for entry in gone { center.removeObserver(entry.token) }
    }
}

extension NotificationCenter {
    /// Posted by the main actor, it is called at once; posted elsewhere, at the driver's next turn.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let action = TargetAction(observer, aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: OperationQueue.main) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { action.send(from: nil, as: notification) }
        }
        SelectorObservers.add(token, for: observer as AnyObject, name: aName, in: self)
    }

    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer of a name, however it was added.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, name: aName, from: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
