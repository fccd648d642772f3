import PageTraceUIKit
import Testing

/// A finger moves only what it reaches.
@MainActor
@Suite struct TouchTests {
    private static func scrollView(of pager: UIPageViewController) -> UIScrollView? {
        pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private static func place(_ obstacle: String, before pager: UIPageViewController) {
        switch obstacle {
        case "no interaction": pager.view.isUserInteractionEnabled = false
        case "no interaction around it": pager.view.superview?.isUserInteractionEnabled = false
        case "no interaction in it": scrollView(of: pager)?.isUserInteractionEnabled = false
        case "hidden": pager.view.isHidden = true
        case "transparent": pager.view.alpha = 0
        case "removed":
            pager.willMove(toParent: nil)
            pager.view.removeFromSuperview()
            pager.removeFromParent()
        case "no recognizer": scrollView(of: pager)?.panGestureRecognizer.isEnabled = false
        default: pager.present(UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: true)
        }
    }

    @Test(arguments: [
        "no interaction", "no interaction around it", "no interaction in it", "hidden", "transparent", "no recognizer",
        "an alert", "removed",
    ])
    func `A swipe that does not reach the pager does nothing`(obstacle: String) {
        let shelf = Shelf()
        let screen = UIViewController()
        screen.addChild(shelf)
        screen.view.addSubview(shelf.view)
        shelf.didMove(toParent: screen)
        let driver = PagingDriver(screen)
        driver.act(obstacle) { Self.place(obstacle, before: shelf) }
        shelf.log = []
        #expect(driver.swipe(.forward).gesture.outcome == .ignored)
        #expect(driver.drag(.forward).gesture.outcome == .ignored)
        #expect(shelf.log.isEmpty && shelf.shownTitles == ["First"] && driver.messages.isEmpty)
        driver.walk("1→2")
        #expect(driver.messages == ["The path goes on forward, and the swipe does nothing: no touch reaches it."])
    }

    @Test func `A page curl whose recognizers are off is not turned by a finger`() {
        let shelf = Shelf(style: .pageCurl)
        let driver = PagingDriver(shelf)
        for recognizer in shelf.gestureRecognizers { recognizer.isEnabled = false }
        driver.swipe(.forward)
        #expect(shelf.shownTitles == ["First"])
    }

    @Test func `A search does not swipe a pager that takes no touches while it turns a page`() {
        var ends: [Bool] = []
        _ = PagingDriver.explored(upTo: 1) {
            let shelf = Shelf()
            let driver = PagingDriver(shelf)
            driver.act("tap Second", settles: false) {
                shelf.view.isUserInteractionEnabled = false
                shelf.show(1, animated: true) { finished in
                    ends.append(finished)
                    shelf.view.isUserInteractionEnabled = true
                }
            }
            return driver
        }
        #expect(ends == [true])
    }

    @Test func `What is hidden, or takes no touches, is not tapped`() {
        let shelf = Shelf()
        var taps = 0
        let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button.setTitle("Next", for: .normal)
        let bar = UIView()
        let driver = PagingDriver(shelf)
        bar.addSubview(button)
        shelf.view.addSubview(bar)
        driver.tap("Next")
        bar.isUserInteractionEnabled = false
        driver.tap("Next")
        bar.isUserInteractionEnabled = true
        button.isHidden = true
        driver.tap("Next")
        #expect(taps == 1)
    }
}

/// Where a driver finds the pager of a screen.
@MainActor
@Suite struct LatePagerTests {
    /// Makes its pager when it appears.
    private final class Screen: UIViewController {
        let shelf = Shelf()
        let moment: String

        init(_ moment: String) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func place(at moment: String) {
            guard moment == self.moment, shelf.parent == nil else { return }
            addChild(shelf)
            view.addSubview(shelf.view)
            shelf.didMove(toParent: self)
        }

        override func viewWillAppear(_ animated: Bool) { place(at: "viewWillAppear") }
        override func viewDidLayoutSubviews() { place(at: "viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) {
            place(at: "viewDidAppear")
            if moment == "present", presentedViewController == nil { present(shelf, animated: true) }
        }
    }

    @Test(arguments: ["viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear", "present"])
    func `A pager that is made when the screen appears is found`(moment: String) {
        let screen = Screen(moment)
        let driver = PagingDriver(settings: { $0.system = .classic }) { screen }
        #expect(driver.pager === screen.shelf)
        driver.walk("1→2→(3)→3")
        #expect(screen.shelf.shownTitles == ["Third"])
        #expect(driver.messages.isEmpty)
    }
}
