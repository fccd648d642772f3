import Paging

/// Something that a step of a root container showed to be wrong, in controllers and cases.
struct RootFinding {
    enum Problem {
        case move(RootController, RootMoves.Problem)
        case transition(to: RootController, whileRunning: RootController, isRefused: Bool)
        case switchToShownScreen(RootController, top: RootController)
        case unanimatedRoot(RootAnimation, RootController)
        case unplacedSlide(RootController)
        case raised(RootTransition)
        case childStays(RootController)
        case viewStays(RootController)
        case unreachable([RootController])
        case wrongSize(RootController)
        case wrongCurrent(RootController, shown: RootController)
    }

    let problem: Problem
    var callback: Int?

    var kind: Finding.Kind {
        switch problem {
        case .move(_, let problem): problem.isMissing ? .missingMove : .doubledMove
        case .transition: .transitionWhileRunning
        case .switchToShownScreen: .switchToShownScreen
        case .unanimatedRoot, .unplacedSlide: .lostAnimation
        case .raised: .contractViolation
        case .childStays, .viewStays: .childStays
        case .unreachable: .unreachableController
        case .wrongSize: .wrongSize
        case .wrongCurrent: .wrongTracker
        }
    }

    var tracker: String? { if case .wrongCurrent = problem { "current" } else { nil } }

    var finding: Finding { Finding(kind: kind, message: message, callback: callback, tracker: tracker) }

    private var message: FindingMessage {
        switch problem {
        case .move(let child, let problem): return "\(page: child.name) \(problem.words)."
        case .transition(let new, let running, let isRefused):
            return "The transition to \(page: new.name) begins while the one to \(page: running.name) is running"
                + (isRefused ? ": UIKit refuses it." : ".")
        case .switchToShownScreen(let new, let top):
            return "\(page: new.name) takes the place of \(page: top.name): the same screen was shown already."
        case .unanimatedRoot(let animation, let new):
            return "The \(animation) to \(page: new.name) cannot be animated: the window's root is replaced at once."
        case .unplacedSlide(let new):
            return "The slide to \(page: new.name) moves nothing: its view was not placed beside the others first."
        case .raised(let transition):
            return "UIKit raises “Children view controllers \(page: transition.from.name) and "
                + "\(page: transition.to.name) must have a common parent view controller”. One of them is no child of "
                + "root. The app would crash here, and the replay stops."
        case .childStays(let child): return "\(page: child.name) stays a child of root after it left the screen."
        case .viewStays(let view): return "The view of \(page: view.name) stays under the one that is shown."
        case .unreachable(let controllers):
            return "\(pages: controllers.map(\.name), separator: ", ") stay\(controllers.count == 1 ? "s" : "") "
                + "alive, and nobody can return there."
        case .wrongSize(let wrong):
            return "The view of \(page: wrong.name) has no frame and keeps a size that is no longer the window's."
        case .wrongCurrent(let current, let shown):
            return "current says \(page: current.name), while \(page: shown.name) is shown."
        }
    }
}

extension RootMoves.Problem {
    fileprivate var words: String {
        switch self {
        case .willMoveInTwice: "hears willMove(toParent: root) twice: addChild calls it itself"
        case .didMoveInTwice: "hears didMove(toParent: root) twice"
        case .willMoveOutWithoutParent: "hears willMove(toParent: nil), although it has no parent"
        case .willMoveOutTwice: "hears willMove(toParent: nil) twice"
        case .didMoveOutTwice: "hears didMove(toParent: nil) twice: removeFromParent calls it itself"
        case .removedWithoutWillMove: "is removed without willMove(toParent: nil)"
        case .removedWithoutDidMoveIn: "is removed and never heard didMove(toParent: root)"
        case .didMoveInMissing: "is a child of root and never heard didMove(toParent: root)"
        }
    }
}
