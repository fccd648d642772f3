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
