import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// What the container does to its pages, and who they are.
extension ApplePager {
    func identity(of page: AnyObject) -> PageIdentity {
        // Whatever an app answers or sets is a view controller.
        (page as? UIViewController).map(Platform.identity) ?? PageIdentity(page) { _ in [] }
    }

    func tell(_ page: AnyObject, _ change: PageChange) {
        guard let page = page as? UIViewController else { return }
        switch change {
        case .load:
            page.loadViewIfNeeded()
            if page.parent === pager { join(page) }
        case .add: pager.addChild(page)
        case .arrive:
            join(page)
            page.didMove(toParent: pager)
        case .willLeave: page.willMove(toParent: nil)
        case .leave:
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        case .beginAppearance(let animated): page.beginAppearanceTransition(true, animated: animated)
        case .beginDisappearance(let animated): page.beginAppearanceTransition(false, animated: animated)
        case .endAppearance:
            visible.insert(Platform.identity(of: page))
            page.endAppearanceTransition()
        case .endDisappearance:
            visible.remove(Platform.identity(of: page))
            page.endAppearanceTransition()
        }
    }

    private func join(_ page: UIViewController) {
        if let view = page.viewIfLoaded { pager.viewIfLoaded?.addSubview(view) }
    }

    /// Tells the shown pages what happens to the screen: Apple's pager does not know that they are there.
    func passOn(_ change: PageChange) {
        guard !engine.screen(change) else { return }
        let isAppearing: Bool
        switch change {
        case .beginAppearance, .endAppearance: isAppearing = true
        default: isAppearing = false
        }
        for page in viewControllers where visible.contains(Platform.identity(of: page)) != isAppearing {
            tell(page, change)
        }
    }
}
