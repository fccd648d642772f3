// swift-format-ignore-file
// As apps write it.

import UIKit

/// Questions, of which an answer adds more.
///
/// Right: after an answer the pager is told to ask for its neighbors again.
class SurveyViewController: UIPageViewController {
    private(set) var questions = ["Name", "Pets"]

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([QuestionViewController(questions[0])], direction: .forward, animated: false, completion: nil)
        let yes = UIButton(type: .system)
        yes.setTitle("Yes", for: .normal)
        yes.addTarget(self, action: #selector(answerYes), for: .touchUpInside)
        view.addSubview(yes)
    }

    @objc private func answerYes() {
        guard !questions.contains("Dogs") else { return }
        questions.append("Dogs")
        dataSource = nil
        dataSource = self
    }

    private func question(_ distance: Int, from page: UIViewController) -> UIViewController? {
        guard let page = page as? QuestionViewController, let index = questions.firstIndex(of: page.question),
            questions.indices.contains(index + distance)
        else { return nil }
        return QuestionViewController(questions[index + distance])
    }
}

extension SurveyViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        question(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        question(1, from: viewController)
    }
}

/// A question.
class QuestionViewController: UITableViewController {
    let question: String

    init(_ question: String) {
        self.question = question
        super.init(style: .grouped)
        title = question
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
        cell.textLabel?.text = indexPath.row == 0 ? "Yes" : "No"
        return cell
    }
}
