import PageTraceRecorder
import PageTraceUIKit
import Testing

/// What stands around a pager: nibs, outlets, tabs, containers of the app's own.
@MainActor
@Suite struct SurroundingsTests {
    private final class Card: UIView {}

    private final class Counted: UIView {
        var questions = 0

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            questions += 1
            return super.point(inside: point, with: event)
        }
    }

    private final class FromNib: UIViewController {
        var label: UILabel?
    }

    /// A container that tells its children itself.
    private final class OwnContainer: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func `An outlet gets an empty object of its class`() {
        let (card, button): (Card?, UIBarButtonItem?) = (makeOutlet(), makeOutlet())
        let (tap, height): (UITapGestureRecognizer?, NSLayoutConstraint?) = (makeOutlet(), makeOutlet())
        #expect(card != nil && button != nil && tap != nil && height != nil)
        #expect(makeOutlet(String.self) == nil)
    }

    @Test func `A nib makes what was registered, for the controller that owns it`() {
        UINib.register("FromNib") { owner in
            let label = UILabel(frame: .zero)
            (owner as? FromNib)?.label = label
            return [label]
        }
        let controller = FromNib(nibName: "FromNib", bundle: nil)
        controller.loadViewIfNeeded()
        #expect(controller.label != nil)
        #expect(controller.view === controller.label)
        #expect(UINib(nibName: "Unknown", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }

    @Test func `Of tabs, only the selected one appears`() {
        let tabs = UITabBarController()
        let pages = ["Home", "More"].map { Leaf($0) }
        tabs.viewControllers = pages
        tabs.beginAppearanceTransition(true, animated: false)
        tabs.endAppearanceTransition()
        #expect(pages.map { $0.log.contains("viewDidAppear(false)") } == [true, false])
        tabs.selectedIndex = 1
        #expect(pages[0].log.contains("viewDidDisappear(false)"))
        #expect(pages[1].log.contains("viewDidAppear(false)"))
    }

    @Test func `A container that forwards appearance itself is left to do so`() {
        let (container, page) = (OwnContainer(), Leaf("Page"))
        container.addChild(page)
        container.beginAppearanceTransition(true, animated: false)
        container.endAppearanceTransition()
        #expect(!page.log.contains { $0.hasPrefix("viewDidAppear") })
    }

    @Test func `Screens of a stack are replaced, and only the last one is told`() {
        let pages = ["One", "Two", "Three"].map { Leaf($0) }
        let stack = UINavigationController(rootViewController: pages[0])
        stack.beginAppearanceTransition(true, animated: false)
        stack.endAppearanceTransition()
        stack.setViewControllers([pages[0], pages[1], pages[2]], animated: false)
        #expect(!pages[1].log.contains { $0.hasPrefix("viewDidAppear") })
        #expect(stack.popToRootViewController(animated: false) == [pages[1], pages[2]])
        #expect(stack.topViewController === pages[0])
        #expect(stack.popViewController(animated: false) == nil)
    }

    @Test func `A view is found at a point, and points are converted`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: 15, y: 25), with: nil) === inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
        inner.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 15, y: 25), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 150, y: 25), with: nil) == nil)
    }

    @Test func `Each view is asked once where a touch is, however deep it lies, and none behind the one that is hit`() {
        let views = (0..<8).map { _ in Counted(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        for (view, inner) in zip(views, views.dropFirst()) {
            view.addSubview(Counted(frame: inner.frame))
            view.addSubview(inner)
        }
        views[7].tag = 7
        #expect(views[0].hitTest(CGPoint(x: 1, y: 1), with: nil) === views[7])
        #expect(views.map(\.questions) == Array(repeating: 1, count: 8))
        #expect((views[0].subviews[0] as? Counted)?.questions == 0)
        #expect(views[0].viewWithTag(7) === views[7])
    }

    @Test func `A recording of the model does not say that it comes from a device`() {
        var head = ""
        let shelf = Shelf()
        PageTraceRecorder.attach(to: shelf, .recording { head += $0 }, isOn: true)
        PageTraceRecorder.detach(from: shelf)
        #expect(head.contains("the model of PageTraceUIKit"))
    }
}
