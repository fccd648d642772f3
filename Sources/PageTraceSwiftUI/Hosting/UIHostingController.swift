import Observation

/// A view controller that shows a view, with the controllers that it wraps as children.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { setNeedsUpdate() } }
    private var node: ViewNode?
    private var isWaiting = false

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        contentName = { [unowned self] in texts.first }
    }

    /// Always nil: a view cannot come from a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        node = ViewNode(rootView, in: self)
    }

    @discardableResult
    public func press(_ title: String) -> Bool {
        let button = buttons.first { $0.parts.contains { ($0 as? Text)?.string == title } }
        button?.action()
        return button != nil
    }

    private var buttons: [any PressableView & PrimitiveView] {
        (node?.all ?? []).compactMap { $0 as? any PressableView & PrimitiveView }
    }

    public var texts: [String] { (node?.all ?? []).compactMap { ($0 as? Text)?.string } }
}

extension UIHostingController: PressableScreen {
    package var pressable: [String] {
        buttons.compactMap { button in button.parts.lazy.compactMap { ($0 as? Text)?.string }.first }
    }
}

extension UIHostingController: ViewHost {
    func setNeedsUpdate() {
        guard !isWaiting, node != nil else { return }
        isWaiting = true
        MainQueue.current.add { [weak self] in
            self?.isWaiting = false
            self?.update()
        }
    }

    private func update() { _ = node?.update(with: rootView) }

    func track(_ body: () -> any View) -> any View {
        // The value changes after this is called, which may be anywhere.
        withObservationTracking(body) { [weak self] in
            MainQueue.current.add {
                guard let self, !self.isWaiting else { return }
                self.update()
            }
        }
    }
}
