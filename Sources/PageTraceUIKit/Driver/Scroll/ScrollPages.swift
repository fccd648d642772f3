#if !canImport(UIKit)
    import PageTrace
    import PageTraceEngine

    /// The pages that lie in the content of a scroll view, row by row.
    @MainActor
    struct ScrollPages {
        @MainActor
        struct Page {
            let identity: PageIdentity
            let name: String
            var controller: UIViewController? { identity.controller as? UIViewController }
        }

        let pages: [Page]
        let settings: PagingScrollViewSettings

        /// Finds the controllers whose views lie in a scroll view.
        ///
        /// Nothing is laid out here: views without a size, or all in one place, are laid out side by side first.
        init(in scrollView: UIScrollView, of screen: UIViewController) {
            if scrollView.frame.isEmpty { scrollView.frame = screen.view.bounds }
            let size = scrollView.frame.size
            let found = Self.controllers(in: screen).filter { $0.viewIfLoaded?.isDescendant(of: scrollView) ?? false }
            func origin(_ page: UIViewController) -> CGPoint { page.view.convert(CGPoint.zero, to: scrollView) }
            if found.count > 1, Set(found.map { "\(origin($0))" }).count == 1 {
                for (place, page) in found.enumerated() {
                    page.view.frame = CGRect(
                        x: CGFloat(place) * size.width, y: 0, width: size.width, height: size.height)
                }
                scrollView.contentSize = CGSize(width: CGFloat(found.count) * size.width, height: size.height)
            }
            func place(_ page: UIViewController) -> PagePlace {
                let origin = origin(page)
                return PagePlace(
                    horizontal: Int((origin.x / size.width).rounded()),
                    vertical: Int((origin.y / size.height).rounded()))
            }
            let placed = found.map { (page: $0, place: place($0)) }.sorted {
                ($0.place.vertical, $0.place.horizontal) < ($1.place.vertical, $1.place.horizontal)
            }
            let columns = (placed.map(\.place.horizontal).max() ?? 0) + 1
            let hasRows = placed.contains { $0.place.vertical > 0 }
            settings = PagingScrollViewSettings(
                axis: !hasRows ? .horizontal : columns == 1 ? .vertical : .both, columns: columns,
                size: ScrollSize(width: size.width, height: size.height), bounces: scrollView.bounces)
            let names = PageNames(placed.map { Platform.identity(of: $0.page).name }).all
            pages = zip(placed, names).map { Page(identity: Platform.identity(of: $0.page), name: $1) }
        }

        private static func controllers(in screen: UIViewController) -> [UIViewController] {
            screen.children.flatMap { [$0] + controllers(in: $0) }
        }
    }
#endif
