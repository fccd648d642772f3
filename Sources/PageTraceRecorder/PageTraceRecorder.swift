public import PageTrace

#if canImport(UIKit)
    public import UIKit
#else
    public import PageTraceUIKit
#endif

/// Listens to a page view controller of an app, and writes down what is called.
///
/// ```swift
/// PageTraceRecorder.attach(to: pager)                           // each call, in the log
/// PageTraceRecorder.attach(to: pager, .file(url))               // a recording, for pagetrace draw
/// PageTraceRecorder.attach(to: pager, .recording { lines += $0 })
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
    /// What is heard beside data source, delegate, completion and indicator.
    let observes: Set<CallbackRole>
    private var names = RecordedNames()
    private var dataSource: DataSourceProxy?
    private var delegate: DelegateProxy?
    private let scrollView = ScrollObserver()
    private(set) var writer: RecordWriter
    /// How many calls of the app are under way, one in another.
    var depth = 0
    /// What was heard in the call that is under way.
    var nested: [Callback<String>] = []

    /// Listens from now on, as long as the page view controller lives or until ``detach(from:)``.
    ///
    /// A recording begins with a line that says what is recorded, and where; each other line is a step, and comes when it is
    /// over. What the container holds nobody can see from outside, and the recording does not say it. Where a step begins,
    /// and in which phase a call came, is read from the order of the calls.
    ///
    /// - Parameters:
    ///   - pager: The page view controller. Attach before its first page is set: what it remembers is forgotten when a data
    ///     source is assigned.
    ///   - sink: Where it writes. A recorder that was attached to the same page view controller before ends.
    ///   - observes: What to record beside data source, delegate, completion and indicator: appearance, containment,
    ///     progress. A page that overrides a method of appearance without calling `super` is not heard.
    ///   - isOn: Whether it listens at all: in a release build only if you say so.
    ///   - title: The title that drawings carry.
    ///   - device: What it runs on, for the head of a recording; the device itself if it is nil.
    ///   - name: What a page is called; its title if it is nil, or its class. Pages of one name are numbered.
    public static func attach(
        to pager: UIPageViewController, _ sink: @autoclosure () -> RecordingSink = .log,
        observes: Set<CallbackRole> = [], isOn: Bool = PageTraceRecorder.isDebugBuild, title: String = "",
        device: RecordedDevice? = nil, name: ((UIViewController) -> String)? = nil
    ) {
        detach(from: pager)
        guard isOn else { return }
        let container = ContainerDescription(
            transitionStyle: pager.transitionStyle == .scroll ? .scroll : .pageCurl,
            navigationOrientation: pager.navigationOrientation == .horizontal ? .horizontal : .vertical)
        // The pages are not known yet: whoever reads the recording takes those of the steps.
        let head = Recording(
            title: title, container: container.words, pages: [], steps: [], device: device ?? RecordedDevice.current)
        let recorder = PageTraceRecorder(
            pager, RecordWriter(sink(), head: head), observes: observes,
            name: name ?? { page in page.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: page))" })
        recorders.append(recorder)
        recorder.listen()
    }

    /// Listens no more, and writes the step that is not over: what the app has assigned is what the page view controller has.
    public static func detach(from pager: UIPageViewController) {
        recorders.first { $0.pager === pager }?.stop()
        recorders.removeAll { $0.pager == nil || $0.pager === pager }
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
        _ pager: UIPageViewController, _ writer: RecordWriter, observes: Set<CallbackRole>,
        name: @escaping (UIViewController) -> String
    ) {
        (self.pager, self.writer, self.observes, self.name) = (pager, writer, observes, name)
    }

    // MARK: Standing in the way

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
        guard !observes.isDisjoint(with: [.appearance, .containment]) else { return }
        PageObserver.listen { callback in
            for recorder in Self.recorders { recorder.hear(callback) }
        }
    }

    private func stop() {
        scrollView.stop()
        writer.finish()
        guard let pager else { return }
        PagerHooks.remove(from: pager)
        if let dataSource { pager.dataSource = dataSource.original }
        if let delegate { pager.delegate = delegate.original }
    }

    /// What stands in for a data source; an app that assigns what it has read assigns its own.
    private func proxy(for assigned: (any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)? {
        let original = (assigned as? DataSourceProxy).map(\.original) ?? assigned
        dataSource = original.map { DataSourceProxy($0, self) }
        return dataSource
    }

    /// What stands in for a delegate.
    private func proxy(for assigned: (any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)? {
        let original = (assigned as? DelegateProxy).map(\.original) ?? assigned
        delegate = original.map { DelegateProxy($0, self) }
        return delegate
    }

    // MARK: Who is who

    /// The name of a page.
    func name(of page: UIViewController) -> String { names.name(of: page, wanted: name(page)) }

    /// Whether a controller is a page of this container, or has been one.
    func knows(_ page: UIViewController) -> Bool { page.parent === pager && pager != nil || names.knows(page) }

    /// Looks for the scroll view inside, which is there as soon as the view is loaded.
    func lookForScrollView() {
        guard let pager, observes.contains(.progress) else { return }
        scrollView.look(in: pager) { [weak self] in self?.hear($0, isDragging: $1) }
    }
}
