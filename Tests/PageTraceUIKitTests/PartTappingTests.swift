import PageTraceUIKit
import Testing

/// Controls that have parts.
@MainActor
@Suite struct PartTappingTests {
    private final class Bars: UIViewController {
        let shelf = Shelf()
        let row = UISegmentedControl(items: ["Day", "Week", "Year"])
        let dots = UIPageControl()
        let stepper = UIStepper()
        let toolbar = UIToolbar()
        let bar = UINavigationBar()
        private(set) var log: [String] = []

        override func viewDidLoad() {
            addChild(shelf)
            view.addSubview(shelf.view)
            row.selectedSegmentIndex = 0
            dots.numberOfPages = 3
            for control in [row, dots, stepper] {
                control.addAction(UIAction { [weak self] _ in self?.note() }, for: .valueChanged)
                view.addSubview(control)
            }
            toolbar.items = [button("Share")]
            view.addSubview(toolbar)
            let item = UINavigationItem(title: "Bar")
            item.rightBarButtonItem = button("Done")
            bar.items = [item]
            view.addSubview(bar)
        }

        private func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.log.append(title) })
        }

        private func note() { log.append("\(row.selectedSegmentIndex) \(dots.currentPage) \(stepper.value)") }
    }

    @Test func `Segments, sides of dots and steppers, and buttons in bars are tapped by their names`() {
        let screen = Bars()
        let driver = PagingDriver(screen)
        for name in ["Week", "Week", "next page", "next page", "previous page", "Increment", "Share", "Done"] {
            driver.tap(name)
        }
        #expect(screen.log == ["1 0 0.0", "1 1 0.0", "1 2 0.0", "1 1 0.0", "1 1 1.0", "Share", "Done"])
        #expect(driver.messages.isEmpty)
    }

    @Test func `A button in the toolbar of a navigation controller is tapped by its title`() {
        let shelf = Shelf()
        let stack = UINavigationController(rootViewController: shelf)
        var isTapped = false
        stack.toolbar.items = [UIBarButtonItem(title: "Up", primaryAction: UIAction { _ in isTapped = true })]
        let driver = PagingDriver(stack)
        driver.tap("Up")
        #expect(isTapped)
    }

    @Test func `An outlet of segments has the first one selected, as in a storyboard`() {
        let row: UISegmentedControl? = makeOutlet()
        #expect(row?.selectedSegmentIndex == 0)
        #expect(UISegmentedControl(items: ["Day"]).selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
