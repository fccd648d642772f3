import Paging

/// Something that a step of a root container showed to be wrong, in controllers and cases.
struct RootFinding {
    enum Problem {
        /// A child was told too much or too little about its parent.
        case move(RootController, RootMoves.Problem)
        /// A transition begins while the one to another controller is running.
        case transition(to: RootController, whileRunning: RootController, isRefused: Bool)
        /// A controller takes the place of another of the same screen.
        case switchToShownScreen(RootController, top: RootController)
        /// The window's root is replaced at once, though an animation is wanted.
        case unanimatedRoot(RootAnimation, RootController)
        /// A slide moves nothing, because the view was not placed beside the others first.
        case unplacedSlide(RootController)
        /// UIKit raises: the controllers have no common parent.
        case raised(RootTransition)
        /// A child stays after it left the screen.
        case childStays(RootController)
        /// A view stays under the one that is shown.
        case viewStays(RootController)
        /// Controllers stay alive although nobody can return to them.
        case unreachable([RootController])
        /// A view does not have the window's size.
        case wrongSize(RootController)
        /// The variable `current` names another part than the one shown at rest.
        case wrongCurrent(RootController, shown: RootController)
    }

    let problem: Problem

    /// The number, from 1, of the callback at which it happened, nil if it belongs to the whole step.
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

    /// The name of the variable that is wrong, nil if the finding is not about a variable.
    var tracker: String? { if case .wrongCurrent = problem { "current" } else { nil } }
}
