/// A group of gestures that an exploration can try, by their origin.
public enum GestureFamily: String, Hashable, Sendable, CaseIterable {
    /// Swipes that land.
    case swipe
    /// Swipes that are cancelled.
    case cancel
    /// Drags in phases: finger down, moves, release, settling.
    case drag
    /// The app shows a page: each page of the list, animated or not, and the animation comes to rest.
    case set
    /// Landings whose neighbor is not asked for.
    case skip
    /// The list behind the data source grows and shrinks at its ends.
    case list
    /// Everything else that an app does: its data source goes and comes back, it rotates, its session begins and ends.
    case act
    /// The app shows a page and does not wait: the next gesture comes during the animation.
    ///
    /// Two animated sets at once are always a mistake of the caller, whatever the rest of the app does. They are tried
    /// only if this family is requested.
    case flight
    /// The main queue turns while something waits for it: a set that the app has deferred, or the pages of an animated
    /// set.
    case turn
    /// The container is covered and uncovered: a push, a modal, another tab.
    ///
    /// Every situation is then tried both on screen and off screen.
    case cover
    /// A call that reports an end never comes: the completion block of a set, or `didFinishAnimating`.
    ///
    /// At most once in a walk, unless the options say otherwise.
    case lose

    /// What a finger and the app's own actions can do: no changes of the list, no sets that do not wait, no
    /// lost calls, and the container always on screen.
    public static let usual: Set<GestureFamily> = Set(allCases).subtracting([.list, .flight, .cover, .lose])

    /// A description of the family in a few words.
    public var about: String {
        switch self {
        case .swipe: "swipes that land"
        case .cancel: "swipes that are cancelled"
        case .drag: "drags in phases: moves, reversals, releases, catches"
        case .set: "sets of every page, animated or not"
        case .skip: "landings whose neighbour is not asked for"
        case .list: "a list that grows and shrinks at its ends"
        case .act: "the app's own acts: data source, rotation, launch, log in, links"
        case .flight: "sets that are left in flight, so that the next gesture meets them"
        case .turn: "turns of the main queue, while something waits for one"
        case .cover: "the container covered and uncovered"
        case .lose: "completion blocks and didFinishAnimating that never come"
        }
    }
}
