import Foundation
import PageTrace

/// What the standard error says when the app's code traps: which step it was, and which callback.
///
/// A trap ends the process, and no test can catch it. This only speaks, and leaves the rest to whoever was there before.
enum TrapNote {
    /// The engine that called the app last, and the thread on which it did: the main actor has no thread of its own.
    nonisolated(unsafe) private static weak var engine: PagingEngine?
    nonisolated(unsafe) private static var thread = pthread_self()

    nonisolated(unsafe) private static var earlier: [Int32: sigaction] = [:]

    /// The signals by which Swift traps.
    private static let signals = [SIGILL, SIGTRAP]

    /// Listens from now on.
    static let listen: Void = {
        for number in signals {
            var action = sigaction()
            sigaction(number, nil, &action)
            earlier[number] = action
            signal(number) { TrapNote.speak($0) }
        }
    }()

    /// An engine is about to call the app.
    static func watch(_ engine: PagingEngine) {
        self.engine = engine
        thread = pthread_self()
    }

    /// The instruction that trapped traps again when this returns, and then those who were there before get it.
    private static func speak(_ number: Int32) {
        if var action = earlier[number] { sigaction(number, &action, nil) }
        guard pthread_equal(thread, pthread_self()) != 0 else { return }
        MainActor.assumeIsolated {
            guard let engine, engine.isPerforming else { return }
            let callback = engine.calling.map { ", \($0.place)" } ?? ""
            StandardError.write(
                "\npagetrace: the app's code trapped in step \(engine.steps.count) (\(engine.doing))\(callback).\n")
        }
    }
}

extension Callback<PageIdentity> {
    /// The call in a few words, such as `viewControllerAfter(Second)`.
    @MainActor
    fileprivate var place: String {
        switch self {
        case .viewControllerAfter(let page, _): "viewControllerAfter(\(page.name))"
        case .viewControllerBefore(let page, _): "viewControllerBefore(\(page.name))"
        case .willTransitionTo(let pages): "willTransitionTo [\(pages.map(\.name).joined(separator: ", "))]"
        case .didFinishAnimating: "didFinishAnimating"
        case .spineLocation: "spineLocationFor"
        case .completion: "the completion block of a set"
        case .presentationCount, .presentationIndex: "the page indicator"
        case .viewDidLoad(let page): "viewDidLoad of \(page.name)"
        case .viewWillAppear(let page, _), .viewDidAppear(let page, _): "\(page.name), which appears"
        case .viewWillDisappear(let page, _), .viewDidDisappear(let page, _): "\(page.name), which disappears"
        case .willMove(let page, _), .didMove(let page, _): "\(page.name), whose parent changes"
        default: "a callback"
        }
    }
}
