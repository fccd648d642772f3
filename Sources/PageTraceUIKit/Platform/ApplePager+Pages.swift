import PageTraceEngine

/// How the pages are told that they appear.
extension ApplePager {
    package func tellAppearance(_ page: UIViewController, _ change: PageChange) {
        switch change {
        case .begin(let isAppearing, let animated): page.beginAppearanceTransition(isAppearing, animated: animated)
        case .end(let isAppearing, _):
            let identity = Platform.identity(of: page)
            if isAppearing { visible.insert(identity) } else { visible.remove(identity) }
            page.endAppearanceTransition()
        case .load, .add, .arrive, .willLeave, .leave: break
        }
    }

    /// Tells the shown pages what happens to the screen: Apple's pager does not know that they are there.
    package func passOn(_ change: PageChange) {
        guard !engine.screen(change) else { return }
        for page in viewControllers where visible.contains(Platform.identity(of: page)) != change.isAppearing {
            tell(page, change)
        }
    }
}
