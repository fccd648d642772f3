public import PageTrace
public import PageTraceBridge

/// Records what an app's page view controller calls.
///
/// ```swift
/// PageTraceRecorder.attach(to: pager)                           // each call, in the log
/// PageTraceRecorder.attach(to: pager, .file(url))               // a recording, for pagetrace draw
/// PageTraceRecorder.attach(to: pager, .recording { lines += $0 })
/// ```
///
/// It replaces the data source and the delegate of the pager, including those that are assigned later: while it records,
/// `pager.dataSource as? MyClass` is nil, and `pager.delegate` is there even if the app has none. The app's own are called
/// as before, and only for methods that they have. The blocks of sets are called as before, and there is none if the app
/// passes none. It uses only the public interface of UIKit.
///
/// With Apple's UIKit, nobody has tried it yet. Attached to the pager of this package, it writes what the model
/// records.
@MainActor
public final class PageTraceRecorder {
    /// The active recorders; a page view controller does not retain its own.
    private static var recorders: [PageTraceRecorder] = []

    private(set) weak var pager: UIPageViewController?
    private let name: (UIViewController) -> String
    /// What is recorded besides data source, delegate, completion and indicator.
    let observes: Set<CallbackRole>
    private var names = RecordedNames()
    var dataSource: DataSourceProxy?
    var delegate: DelegateProxy?
    private let scrollView = ScrollObserver()
    private(set) var writer: RecordWriter
    /// The number of nested calls to the app in progress, and what is observed during the current one.
    var depth = 0
    var nested: [RecordedEvent] = []
    var hasSet = false
    /// Whether the log says that there is a data source: it begins with one.
    var expectsDataSource = true
    var size: CGSize?

    /// Starts recording, for as long as the page view controller lives or until ``detach(from:)``.
    ///
    /// A recording begins with a line that describes it; every other line is a step, written when the step is over. The
    /// pages that the container holds cannot be seen from outside, so the recording does not have them. The start of a
    /// step, and the phase of a call, are inferred from the order of the calls.
    ///
    /// - Parameters:
    ///   - pager: The page view controller. Attach before its first page is set: assigning a data source makes it
    ///     forget what it remembers.
    ///   - sink: Where to write. A recorder that was attached to the same page view controller before ends.
    ///   - roles: What to record besides data source, delegate, completion and indicator: appearance, containment,
    ///     progress. A page that overrides an appearance method without calling `super` is not observed.
    ///   - isOn: Whether to record at all; if nil, only if this package was built for debugging, which it is not in an app's
    ///     configuration such as "Staging". The log says once if that is why nothing is recorded.
    ///   - title: The title shown in drawings.
    ///   - name: The name of a page; nil for its title or, without one, its class. Pages with the same name are
    ///     numbered.
    public static func attach(
        to pager: UIPageViewController, _ sink: @autoclosure () -> RecordingSink = .log,
        observing roles: Set<CallbackRole> = [], isOn: Bool? = nil, title: String = "",
        name: ((UIViewController) -> String)? = nil
    ) {
        attach(to: pager, sink(), observing: roles, isOn: isOn, title: title, device: currentDevice, name: name)
    }

    /// Starts recording on a device that is not the current one.
    package static func attach(
        to pager: UIPageViewController, _ sink: @autoclosure () -> RecordingSink,
        observing roles: Set<CallbackRole> = [], isOn: Bool? = nil, title: String = "", device: RecordedDevice,
        name: ((UIViewController) -> String)? = nil
    ) {
        detach(from: pager)
        guard isWanted(isOn, isDebugBuild: isDebugBuild, RecordingSink.sayOnce) else { return }
        var container = UIKitValues.settings(of: pager, spine: pager.spineLocation)
        container.isDoubleSided = pager.isDoubleSided
        // The pages are not known yet: the reader of the recording takes those of the steps.
        var head = Recording(heading: Trace(title: title, container: container, pages: [], gestures: []))
        head.device = device
        let recorder = PageTraceRecorder(
            pager, RecordWriter(sink(), head: head, of: pager), observes: roles,
            name: name ?? { page in page.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: page))" })
        recorders.append(recorder)
        recorder.listen()
        // Its last step is over as well.
        PagerLife.whenOver(pager) { [weak recorder] in
            guard let recorder else { return }
            recorders.removeAll { $0 === recorder }
            recorder.stop()
        }
    }

    /// Whether to record, and what the log says if nobody has said it and it is not.
    package static func isWanted(_ isOn: Bool?, isDebugBuild: Bool, _ say: (String) -> Void) -> Bool {
        if isOn == nil, !isDebugBuild {
            say("Nothing is recorded: this package was not built for debugging. To record, attach with isOn: true.")
        }
        return isOn ?? isDebugBuild
    }

    /// Stops recording, writes the open step, and gives the pager back the app's own data source and delegate.
    public static func detach(from pager: UIPageViewController) {
        let recorder = recorder(of: pager)
        recorders.removeAll { $0.pager == nil || $0.pager === pager }
        recorder?.stop()
    }

    static func recorder(of pager: UIPageViewController) -> PageTraceRecorder? {
        recorders.first { $0.pager === pager }
    }

    static func each(_ tell: (PageTraceRecorder) -> Void) { recorders.forEach(tell) }

    /// Whether this package was built for debugging.
    ///
    /// The name of an app's configuration decides it: Xcode builds packages for release unless the name says "Debug".
    private nonisolated static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private init(
        _ pager: UIPageViewController, _ writer: RecordWriter, observes: Set<CallbackRole>,
        name: @escaping (UIViewController) -> String
    ) { (self.pager, self.writer, self.observes, self.name) = (pager, writer, observes, name) }

    // MARK: Standing in the way

    private func listen() {
        guard let pager else { return }
        Self.intercept
        // What was assigned before is assigned again, now through the hooks.
        if let dataSource = pager.dataSource { pager.dataSource = dataSource }
        pager.delegate = pager.delegate
        PageObserver.listenToContainers
        if !observes.isDisjoint(with: [.appearance, .containment]) { PageObserver.listenToPages }
    }

    private func stop() {
        scrollView.stop()
        writer.finish()
        guard let pager else { return }
        if let dataSource { pager.dataSource = dataSource.original }
        if let delegate { pager.delegate = delegate.original }
    }

    /// Notes that there is no data source, if the log still says that there is one: it may be gone by itself.
    func noticeDataSource() {
        if expectsDataSource, dataSource?.original == nil { hearDataSource(isThere: false) }
    }

    /// The device that the app runs on, as the system reports it; where there is no UIKit, the model.
    private static var currentDevice: RecordedDevice {
        #if canImport(UIKit)
            let device = UIDevice.current
            return RecordedDevice(model: device.model, system: "\(device.systemName) \(device.systemVersion)")
        #else
            RecordedDevice(model: "the model of PageTraceUIKit")
        #endif
    }

    // MARK: Who is who

    func name(of page: UIViewController) -> String { names.name(of: page, wanted: name(page)) }

    /// Whether a controller is a page of this container, or has been one.
    func knows(_ page: UIViewController) -> Bool { page.parent === pager && pager != nil || names.knows(page) }

    /// Looks for the scroll view inside, which is there as soon as the view is loaded.
    func lookForScrollView() {
        guard let pager, observes.contains(.progress) else { return }
        scrollView.look(in: pager) { [weak self] in self?.hear(.call(.scrollViewDidScroll($0), isDragging: $1)) }
    }
}
