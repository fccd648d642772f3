// swift-format-ignore-file
// As apps write it.

import SnapKit
import UIKit

/// Questions on food, whose presenter is data source and delegate at once, and counts along.
class TastingViewController: UIPageViewController {
    var presenter: TastingPresenterProtocol?

    /// Whoever assigns the presenter afterwards comes too late: it is read here.
    init(presenter: TastingPresenterProtocol? = nil) {
        self.presenter = presenter
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        presenter?.view = self
        configure()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func configure() {
        setViewControllers([CourseViewController(pageIndex: 0)], direction: .forward, animated: true, completion: nil)
        delegate = presenter
        dataSource = presenter
        fillTable()
    }

    func fillTable() {
        guard let course = viewControllers?.first as? CourseViewController else { return }
        course.table.delegate = presenter
        course.table.dataSource = presenter
    }
}

class CourseViewController: UIViewController {
    let table = UITableView(frame: .zero, style: .grouped)
    let heading: UITextView = {
        let heading = UITextView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 60))
        heading.textContainerInset = UIEdgeInsets(top: 30, left: 16, bottom: 30, right: 24)
        heading.isScrollEnabled = false
        return heading
    }()
    private(set) var pageIndex: Int

    init(pageIndex: Int) {
        self.pageIndex = pageIndex
        super.init(nibName: nil, bundle: nil)
        title = "Course \(pageIndex + 1)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.separatorStyle = .none
        table.backgroundColor = .white
        table.tableHeaderView = heading
        table.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if #available(iOS 15, *) {
            table.sectionHeaderTopPadding = 0
        }
    }
}

protocol TastingPresenterProtocol: AnyObject, UITableViewDelegate, UIPageViewControllerDelegate, UITableViewDataSource, UIPageViewControllerDataSource {
    var view: TastingViewController? { get set }
}

class TastingPresenter: NSObject, TastingPresenterProtocol {
    weak var view: TastingViewController?
    let answers = [["Lyon", "Osaka"], ["Little", "Much"], ["Soup", "Cake"]]
    private(set) var current = 0
    private var next = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { answers[current].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The neighbors are counted from the variable, and not from the page that is asked about.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let course = viewController as? CourseViewController, course.pageIndex < answers.count - 1 else { return nil }
        return CourseViewController(pageIndex: current + 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let course = viewController as? CourseViewController, course.pageIndex > 0 else { return nil }
        return CourseViewController(pageIndex: current - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        guard let course = pendingViewControllers.first as? CourseViewController else { return }
        next = course.pageIndex
    }

    /// Whether the transition was completed is not asked.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard let course = previousViewControllers.first as? CourseViewController else { return }
        if next > course.pageIndex {
            current += 1
        } else if next < course.pageIndex {
            current -= 1
        } else { return }
        view?.fillTable()
    }
}
