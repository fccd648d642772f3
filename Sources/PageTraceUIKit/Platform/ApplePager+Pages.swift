import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// How the pages are told that they appear.
extension ApplePager {
    package func tellAppearance(_ page: UIViewController, _ change: PageChange) {
        switch change {
        case .beginAppearance(let animated): page.beginAppearanceTransition(true, animated: animated)
        case .beginDisappearance(let animated): page.beginAppearanceTransition(false, animated: animated)
        case .endAppearance:
            visible.insert(Platform.identity(of: page))
            page.endAppearanceTransition()
        case .endDisappearance:
            visible.remove(Platform.identity(of: page))
            page.endAppearanceTransition()
        case .load, .add, .arrive, .willLeave, .leave: break
        }
    }

    /// Tells the shown pages what happens to the screen: Apple's pager does not know that they are there.
    package func passOn(_ change: PageChange) {
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
