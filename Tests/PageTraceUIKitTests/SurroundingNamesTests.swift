import PageTraceUIKit
import Testing

/// Names that apps use around a pager, and what of them the face does.
@MainActor
@Suite struct SurroundingNamesTests {
    private final class Board: UIView {
        var log: [String] = []
        override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { log.append("removes \(subview.tag)") }
    }

    private final class Screen: UIViewController {
        let bars = UINavigationController()
        override var navigationController: UINavigationController? { bars }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    }

    private final class Cell: UITableViewCell {}

    private final class Frame: UIView {
        let content = UIView()
        override func addSubview(_ view: UIView) { content.addSubview(view) }
    }

    @Test func `A view hears of what comes into it and leaves it`() {
        let (board, label) = (Board(), UILabel())
        label.tag = 7
        board.addSubview(label)
        label.removeFromSuperview()
        #expect(board.log == ["added 7", "removes 7"])
    }

    @Test func `What a screen overrides is what is asked`() {
        let screen = Screen()
        screen.show(UIViewController(), sender: nil)
        #expect(screen.bars.viewControllers.count == 1)
        #expect(screen.canPerformAction("copy:", withSender: nil))
        #expect(!UIViewController().canPerformAction("copy:", withSender: nil))
    }

    @Test func `A view that puts its subviews elsewhere does`() {
        let frame = Frame()
        UIStackView(arrangedSubviews: [frame]).addSubview(UILabel())
        frame.addSubview(UILabel())
        #expect(frame.subviews.isEmpty && frame.content.subviews.count == 1)
    }

    @Test func `The first responder outward that takes an action is its target`() {
        let screen = Screen()
        let label = UILabel()
        screen.view.addSubview(label)
        #expect(label.target(forAction: "copy:", withSender: nil) as? Screen === screen)
        #expect(label.target(forAction: "paste:", withSender: nil) == nil)
    }

    @Test func `A copy of a look is another one with the same values`() {
        let look = UINavigationBarAppearance()
        (look.backgroundColor, look.titleTextAttributes) = (.red, [.kern: 2])
        let copy = look.copy() as? UINavigationBarAppearance
        #expect(copy !== look && copy?.backgroundColor == .red && copy?.titleTextAttributes[.kern] as? Int == 2)
    }

    @Test func `A bar shows what was pushed last`() {
        let (bar, item) = (UINavigationBar(), UINavigationItem())
        item.subtitle = "Page 2"
        bar.pushItem(UINavigationItem(title: "First"), animated: false)
        bar.pushItem(item, animated: true)
        #expect(bar.topItem === item && bar.popItem(animated: true)?.subtitle == "Page 2")
        #expect(bar.topItem?.title == "First")
    }

    @Test func `A cell needs no style, a window has the screen, and right to left is read off an attribute`() {
        #expect(Cell().reuseIdentifier == nil && UITableViewCell().textLabel != nil)
        #expect(UIWindow().screen === UIScreen.main)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    }

    @Test func `What draws runs, and draws nothing`() {
        var drawn: [CGRect] = []
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            drawn.append(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(drawn.count == 1 && image.size == .zero)
    }
}
