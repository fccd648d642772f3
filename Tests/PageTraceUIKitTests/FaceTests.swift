import PageTraceUIKit
import Testing

@MainActor
@Suite struct FaceTests {
    @Test func `A storyboard makes what was registered`() {
        UIStoryboard.register("Faces", "leaf") { Leaf("From a storyboard") }
        let storyboard = UIStoryboard(name: "Faces", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "leaf")
        #expect(made.title == "From a storyboard")
        #expect(made.storyboard === storyboard)
        #expect(storyboard.instantiateInitialViewController() == nil)
    }

    @Test func `A storyboard without the controller gives one without content`() {
        let made = UIStoryboard(name: "Nowhere", bundle: nil).instantiateViewController(withIdentifier: "x")
        #expect(type(of: made) == UIViewController.self)
    }

    private final class Embedding: UIViewController {
        var pager: UIPageViewController?

        override func viewDidLoad() { pager = children[0] as? UIPageViewController }
    }

    @Test func `A child that a segue embeds is there when the screen loads, if the storyboard is registered with it`() {
        UIStoryboard.register("Faces", "embedding") {
            let screen = Embedding()
            screen.addChild(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
            #expect(!screen.isViewLoaded)
            return screen
        }
        let screen = UIStoryboard(name: "Faces", bundle: nil).instantiateViewController(withIdentifier: "embedding")
        #expect(PagingDriver(screen).pager === (screen as? Embedding)?.pager)
    }

    @Test func `An image stays what it is, however its symbol is drawn`() {
        let image = UIImage(systemName: "gear")
        #expect(image?.applyingSymbolConfiguration(.init(scale: .large)) == image)
    }

    @Test func `A page control stays within its pages`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
        control.currentPage = -1
        #expect(control.currentPage == 0)
    }

    @Test func `A button that is not enabled does nothing`() {
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Next") { _ in taps += 1 })
        button.sendActions(for: .touchUpInside)
        button.isEnabled = false
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        #expect(button.currentTitle == "Next")
    }

    @Test func `A view is loaded once and when it is asked for`() {
        let leaf = Leaf("Leaf")
        #expect(!leaf.isViewLoaded)
        leaf.view.addSubview(UILabel())
        _ = leaf.view
        #expect(leaf.log == ["viewDidLoad"])
        #expect(leaf.view.subviews.count == 1)
    }

    @Test func `Children know their parent`() {
        let (parent, child) = (UIViewController(), Leaf("Child"))
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.children == [child])
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(parent.children.isEmpty)
        #expect(child.log == ["willMove(pager)", "didMove(pager)", "willMove(nil)", "didMove(nil)"])
    }

    @Test func `What is presented over everything takes the pages away`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        shelf.pages[0].log = []
        driver.act("present") { shelf.present(sheet, animated: true) }
        #expect(shelf.pages[0].log == ["viewWillDisappear(true)", "viewDidDisappear(true)"])
        driver.act("dismiss") { sheet.dismiss(animated: true) }
        #expect(shelf.pages[0].log.suffix(2) == ["viewWillAppear(true)", "viewDidAppear(true)"])
        #expect(shelf.presentedViewController == nil)
    }

    @Test func `A container of the app tells its child when it appears and disappears`() {
        let (child, grandchild) = (Leaf("Child"), Leaf("Grandchild"))
        child.addChild(grandchild)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        let calls = [
            "viewDidLoad", "viewWillAppear(true)", "viewDidAppear(true)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]
        #expect(child.log == calls)
        #expect(grandchild.log == ["willMove(pager)"] + calls)
    }
}
