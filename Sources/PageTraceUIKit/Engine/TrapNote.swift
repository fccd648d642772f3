import Foundation
import PageTrace

/// Writes to standard error when the app's code traps: which step it was, and which callback.
///
/// A trap ends the process, and no test can catch it. This only writes a note, and then leaves the signal to its
/// previous handler.
package enum TrapNote {
    /// The engine that last called the app, and its thread: the main actor has no fixed thread.
    nonisolated(unsafe) private static weak var engine: (any DrivenContainer)?
    nonisolated(unsafe) private static var thread = pthread_self()

    /// The method of a screen that runs, outside of any step: the driver loads the screen, or it appears.
    nonisolated(unsafe) private static var place: (type: Any.Type, method: StaticString)?

    nonisolated(unsafe) private static var earlier: [Int32: sigaction] = [:]

    private static let signals = [SIGILL, SIGTRAP]

    /// Installs the signal handlers, once.
    package static let listen: Void = {
        for number in signals {
            var action = sigaction()
            sigaction(number, nil, &action)
            earlier[number] = action
            signal(number) { TrapNote.speak($0) }
        }
    }()

    /// Notes that an engine is about to call the app.
    package static func watch(_ engine: any DrivenContainer) {
        self.engine = engine
        thread = pthread_self()
    }

    /// Notes that a method of a screen is about to run.
    package static func within(_ type: Any.Type, _ method: StaticString, _ body: () -> Void) {
        let outer = place
        place = (type, method)
        thread = pthread_self()
        body()
        place = outer
    }

    /// When this returns, the trapping instruction traps again, and the previous handlers get the signal.
    private static func speak(_ number: Int32) {
        if var action = earlier[number] { sigaction(number, &action, nil) }
        guard pthread_equal(thread, pthread_self()) != 0 else { return }
        MainActor.assumeIsolated {
            guard let engine, engine.isPerforming else { return speakOfPlace() }
            let callback = engine.placeOfCall.map { ", \($0)" } ?? ""
            StandardError.write(
                "\npagetrace: the app's code trapped in step \(engine.steps.count) (\(engine.doing))\(callback).\n")
        }
    }

    private static func speakOfPlace() {
        guard let place else { return }
        StandardError.write(
            "\npagetrace: the app's code trapped in \(place.type).\(place.method), before the first step. If an outlet is "
                + "nil, or a child is missing that a segue embeds: no nib or storyboard is read here, so a test registers how "
                + "the controller is made, with its children.\n")
    }
}

/// Writes messages that no recording can contain.
package enum StandardError {
    package static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

extension Callback<PageIdentity> {
    /// The call in a few words, such as `viewControllerAfter(Second)`.
    @MainActor
    var place: String {
        switch self {
        case .viewControllerAfter(let page, _): "viewControllerAfter(\(page.name))"
        case .viewControllerBefore(let page, _): "viewControllerBefore(\(page.name))"
        case .willTransitionTo(let pages): "willTransitionTo [\(pages.map(\.name).joined(separator: ", "))]"
        case .completion: "the completion block of a set"
        case .presentationCount, .presentationIndex: "the page indicator"
        case .viewDidLoad(let page): "viewDidLoad of \(page.name)"
        case .viewWillAppear(let page, _), .viewDidAppear(let page, _): "\(page.name), which appears"
        case .viewWillDisappear(let page, _), .viewDidDisappear(let page, _): "\(page.name), which disappears"
        case .willMove(let page, _), .didMove(let page, _): "\(page.name), whose parent changes"
        // A name says enough, also of a call that is added here one day.
        default: kind.name
        }
    }
}
