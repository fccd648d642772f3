/// Makes what an outlet is connected to, as there is no nib or storyboard to read: an empty object of its class.
///
/// `PageTraceAdapter` writes it behind every outlet that must not be nil. The object is in no view, and whatever the nib
/// says of it is missing.
@preconcurrency @MainActor
public func makeOutlet<Outlet>(_ type: Outlet.Type = Outlet.self) -> Outlet? {
    switch type {
    case let type as UIView.Type: type.init(coder: NSCoder()) as? Outlet
    case let type as UIBarItem.Type: type.init(coder: NSCoder()) as? Outlet
    case let type as UIGestureRecognizer.Type: type.init(coder: NSCoder()) as? Outlet
    case is NSLayoutConstraint.Type: NSLayoutConstraint() as? Outlet
    default: nil
    }
}
