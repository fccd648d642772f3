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

    private var message: String {
        switch problem {
        case .move(let child, let problem): return "\(child.text) \(problem.words)."
        case .transition(let new, let running, let isRefused):
            return "The transition to \(new.text) begins while the one to \(running.text) is running"
                + (isRefused ? ": UIKit refuses it." : ".")
        case .switchToShownScreen(let new, let top):
            return "\(new.text) takes the place of \(top.text): the same screen was shown already."
        case .unanimatedRoot(let animation, let new):
            return "The \(animation) to \(new.text) cannot be animated: the window's root is replaced at once."
        case .unplacedSlide(let new):
            return "The slide to \(new.text) moves nothing: its view was not placed beside the others first."
        case .raised(let transition):
            return "UIKit raises “Children view controllers \(transition.from.text) and \(transition.to.text) must "
                + "have a common parent view controller”. One of them is no child of root. The app would crash here, and "
                + "the replay stops."
        case .childStays(let child): return "\(child.text) stays a child of root after it left the screen."
        case .viewStays(let view): return "The view of \(view.text) stays under the one that is shown."
        case .unreachable(let controllers):
            return "\(controllers.map(\.text).joined(separator: ", ")) stay\(controllers.count == 1 ? "s" : "") alive, "
                + "and nobody can return there."
        case .wrongSize(let wrong):
            return "The view of \(wrong.text) has no frame and keeps a size that is no longer the window's."
        case .wrongCurrent(let current, let shown):
            return "current says \(current.text), while \(shown.text) is shown."
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
