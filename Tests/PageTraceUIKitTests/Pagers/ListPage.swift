import PageTraceUIKit

/// A page of a list, in whose own callbacks the app may act.
final class ListPage: UIViewController {
    private weak var pager: ListPager?

    init(_ title: String, _ pager: ListPager) {
        self.pager = pager
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager?.act(in: .viewDidLoad, about: [self])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pager?.act(in: .viewWillAppear, about: [self])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pager?.act(in: .viewDidAppear, about: [self])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pager?.act(in: .viewWillDisappear, about: [self])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pager?.act(in: .viewDidDisappear, about: [self])
    }
}
