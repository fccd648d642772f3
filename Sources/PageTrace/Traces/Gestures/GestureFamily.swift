/// A group of gestures that an exploration can try, by their origin.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum GestureFamily: String, Hashable, Sendable, CaseIterable {
    /// Swipes that land.
    case swipe
    /// Swipes that are cancelled.
    case cancel
    /// Drags in phases: finger down, moves, release, settling.
    case drag
    /// The app shows a page: each page of the list, animated or not, and the animation comes to rest.
    ///
    /// No code of the app is asked for such a set, so a client that has to know of it is wrong after it. What an app sets
    /// itself stands in its trace or in its client, and is tried with ``act``.
    case set
    /// Landings whose neighbor is not asked for.
    case skip
    /// The list behind the data source grows and shrinks at its ends.
    case list
    /// What the app itself does: the sets and changes of the list that stand in its trace; its data source goes and comes
    /// back, it rotates, its session begins and ends.
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

    /// What a finger can do and what the app itself does.
    ///
    /// Whatever else can happen to a container is asked for by name: sets and changes of the list of which the app does not
    /// know, sets that do not wait, lost calls, and a container that is covered.
    public static let usual: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip, .act, .turn]

    /// A description of the family in a few words.
    package var about: String {
        switch self {
        case .swipe: "swipes that land"
        case .cancel: "swipes that are cancelled"
        case .drag: "drags in phases: moves, reversals, releases, catches"
        case .set: "sets of every page, animated or not"
        case .skip: "landings whose neighbor is not asked for"
        case .list: "a list that grows and shrinks at its ends"
        case .act: "the app's own acts: what its trace sets and changes, data source, rotation, launch, log in, links"
        case .flight: "sets that are left in flight, so that the next gesture meets them"
        case .turn: "turns of the main queue, while something waits for one"
        case .cover: "the container covered and uncovered"
        case .lose: "completion blocks and didFinishAnimating that never come"
        }
    }

    /// What a graph lacks that has left the family out: what stands in its trace, and drags that only land, stay.
    package var lacking: String {
        switch self {
        case .act: "what the app does besides its trace, such as a rotation or a data source assigned again"
        case .drag: "drags that turn back or catch a page on its way"
        default: about
        }
    }
}
