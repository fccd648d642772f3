import PageTraceUIKit
import Testing

@MainActor
@Suite struct TappingTests {
    private final class Screen: UIViewController {
        let pager = Shelf()
        private let secret = UIButton(type: .system)
        private let labeled = UIButton(type: .custom)
        private(set) var log: [String] = []

        override func viewDidLoad() {
            addChild(pager)
            view.addSubview(pager.view)
            pager.didMove(toParent: self)
            labeled.accessibilityLabel = "Close"
            view.addSubview(labeled)
            secret.setTitle("Next", for: .normal)
            secret.addAction(UIAction { [weak self] _ in self?.log.append("secret") }, for: .touchUpInside)
            labeled.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Help", primaryAction: UIAction { [weak self] _ in self?.log.append("help") })
        }

        private func ask() {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.log.append("yes") })
            present(alert, animated: true)
        }
    }

    @Test func `A control is found by its title, its label or its property, and what is presented as well`() {
        let screen = Screen()
        let driver = PagingDriver(screen)
        for name in ["Next", "secret", "Help", "Close", "Yes"] { driver.tap(name) }
        #expect(screen.log == ["secret", "secret", "help", "yes"])
        #expect(screen.presentedViewController == nil)
        #expect(driver.steps.suffix(2).map(\.gesture.name) == ["tap Close", "tap Yes"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `What nobody finds is a finding that names what there is`() {
        let driver = PagingDriver(Screen())
        driver.tap("Forward")
        #expect(driver.messages == ["Nothing on Screen is called \"Forward\". There is \"Help\", \"Close\", \"Next\"."])
    }

    @Test func `The driver makes the pager, so that settings are in time for one that sets its page at once`() {
        let driver = PagingDriver(settings: { $0.preloads = .never }) {
            let shelf = Shelf()
            shelf.loadViewIfNeeded()
            return shelf
        }
        #expect(driver.swipe(.forward).gesture.notes.map(\.rawValue) == ["preload skipped"])
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `A pager whose view was added without its controller is found by the view`() {
        let (screen, shelf) = (UIViewController(), Shelf())
        let box = UIView(frame: .zero)
        screen.view.addSubview(box)
        box.addSubview(shelf.view)
        let driver = PagingDriver(screen)
        #expect(driver.pager === shelf)
        driver.walk("1→2")
        #expect(driver.recording.findings.isEmpty)
    }

    @Test func `After a set in a drag, a search tries only what a finger that is down can do`() {
        let search = PagingDriver.explored(upTo: 4) {
            let shelf = Shelf(["First", "Second", "Third"])
            let driver = PagingDriver(shelf)
            driver.offer("show Third") { shelf.show(2) }
            return driver
        }
        #expect(search.walks.isEmpty)
        #expect(search.states > 300)
    }

    @Test func `A set in a drag ends it: a release and settling after it are findings`() {
        let shelf = Shelf()
        let driver = PagingDriver(shelf)
        driver.drag(.forward)
        driver.act("show Third") { shelf.show(2) }
        driver.release()
        driver.settle()
        #expect(driver.recording.findings.map(\.kind) == [.impossibleGesture, .impossibleGesture])
    }
}
