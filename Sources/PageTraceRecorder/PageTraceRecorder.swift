#if canImport(UIKit)
    public import UIKit
#else
    public import PageTraceUIKit
#endif

/// Listens to a page view controller of an app, and writes down what is called.
///
/// ```swift
/// PageTraceRecorder.attach(to: pager) { print($0.text) }
/// ```
///
/// It takes the data source and the delegate that the pager has, and those that it gets later: what the app has assigned is
/// called as before, and only if it has the method. The blocks of sets are called as before, and there is none where the app
/// gives none. It uses the public interface of UIKit and no other.
///
/// Under Apple's UIKit nobody has tried it yet. Attached to the pager of this package it writes what the model records.
@MainActor
public final class PageTraceRecorder {
    /// The recorders at work: a page view controller does not keep its own.
    private static var recorders: [PageTraceRecorder] = []

    private weak var pager: UIPageViewController?
    private let name: (UIViewController) -> String
    private let sink: (RecordedLine) -> Void
    private var names = RecordedNames()
    private var dataSource: DataSourceProxy?
    private var delegate: DelegateProxy?
    /// How many calls of the app are under way, one in another.
    private var depth = 0
    /// What the app asked for in the call that is under way.
    private var requests: [String] = []
    private var turn = 0
    private var isTurnKnown = false

    /// Listens from now on, as long as the page view controller lives.
    ///
    /// - Parameters:
    ///   - pager: The page view controller. Attach before its first page is set: what it remembers is forgotten when a data
    ///     source is assigned.
    ///   - isOn: Whether it listens at all: in a release build only if you say so.
    ///   - name: What a page is called; its title if it is nil, or its class. Pages of one name are numbered.
    ///   - sink: Takes each line: prints it, writes it to a file or to the log, attaches it to a test.
    public static func attach(
        to pager: UIPageViewController, isOn: Bool = PageTraceRecorder.isDebugBuild,
        name: ((UIViewController) -> String)? = nil, _ sink: @escaping (RecordedLine) -> Void
    ) {
        recorders.removeAll { $0.pager == nil || $0.pager === pager }
        guard isOn else { return }
        let recorder = PageTraceRecorder(pager, name: name, sink)
        recorders.append(recorder)
        recorder.listen()
    }

    /// Whether this is a debug build.
    public nonisolated static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private init(
        _ pager: UIPageViewController, name: ((UIViewController) -> String)?, _ sink: @escaping (RecordedLine) -> Void
    ) {
        (self.pager, self.sink) = (pager, sink)
        self.name = name ?? { page in page.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: page))" }
    }

    private func listen() {
        guard let pager else { return }
        let hooks = PagerHooks(
            dataSource: { [weak self] in self?.proxy(for: $0) },
            delegate: { [weak self] in self?.proxy(for: $0) },
            set: { [weak self] pages, direction, isAnimated, completion in
                guard let self else { return completion }
                return self.noteSet(pages, direction, isAnimated, completion)
            })
        hooks.install(in: pager)
        // What was assigned before is assigned again, by way of the hooks.
        if let dataSource = pager.dataSource { pager.dataSource = dataSource }
        if let delegate = pager.delegate { pager.delegate = delegate }
    }

    private func proxy(for original: (any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)? {
        dataSource = original.map { DataSourceProxy($0, self) }
        return dataSource
    }

    private func proxy(for original: (any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)? {
        delegate = original.map { DelegateProxy($0, self) }
        return delegate
    }

    // MARK: Lines

    /// Lets the app be called, and writes what it answered, and then what it asked for meanwhile.
    func note<Answer>(_ call: () -> Answer, _ words: (Answer) -> String?) -> Answer {
        let outer = requests
        requests = []
        depth += 1
        let answer = call()
        depth -= 1
        if let words = words(answer) { write(words) }
        for request in requests { write(request) }
        requests = outer
        return answer
    }

    /// The name of a page.
    func text(_ page: UIViewController?) -> String { page.map { names.name(of: $0, wanted: name($0)) } ?? "nil" }

    /// The names of several pages, in brackets.
    func text(_ pages: [UIViewController]) -> String { "[\(pages.map { text($0) }.joined(separator: ", "))]" }

    private func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)? {
        let words =
            "setViewControllers \(text(pages ?? [])), direction: \(direction == .forward ? "forward" : "backward"), "
            + "animated: \(isAnimated)"
        if depth > 0 { requests.append(words) } else { write(words) }
        guard let completion else { return nil }
        return { [weak self] finished in
            guard let self else { return completion(finished) }
            self.note({ completion(finished) }, { "completion finished: \(finished)" })
        }
    }

    private func write(_ text: String) {
        if !isTurnKnown {
            isTurnKnown = true
            turn += 1
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.isTurnKnown = false } }
        }
        sink(RecordedLine(turn: turn, text: text))
    }
}
