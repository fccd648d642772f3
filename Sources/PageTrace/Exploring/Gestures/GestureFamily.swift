/// What can be tried while a trace is explored, by who or what it comes from.
public enum GestureFamily: String, Hashable, Sendable, CaseIterable {
    /// Swipes that land.
    case swipe
    /// Swipes that are cancelled.
    case cancel
    /// Drags in phases: finger down, moves, release, settling.
    case drag
    /// The app shows a page: each page of the list, animated or not, and the animation comes to rest.
    case set
    /// Landings whose neighbour is not asked for.
    case skip
    /// The list behind the data source grows and shrinks at its ends.
    case list
    /// What else an app does: its data source goes and comes back, it turns, its session begins and ends.
    case act
    /// The app shows a page and does not wait: the next gesture meets the animation.
    ///
    /// Two animated sets at once are a mistake of whoever makes them, whatever the rest of the app does: they are tried
    /// only if they are asked for.
    case flight
    /// The main queue turns while something waits for it: a set that the app has put off, an animated set's pages.
    case turn
    /// The container is covered and uncovered: a push, a modal, another tab.
    ///
    /// Every situation is then met on screen and off it.
    case cover

    /// What a finger and the app's own actions can do, without changes of the list, without sets that do not wait, and with
    /// the container on screen.
    public static let usual: Set<GestureFamily> = Set(allCases).subtracting([.list, .flight, .cover])

    /// What the family holds, in a few words.
    public var about: String {
        switch self {
        case .swipe: "swipes that land"
        case .cancel: "swipes that are cancelled"
        case .drag: "drags in phases: moves, reversals, releases, fingers that catch what is in flight"
        case .set: "sets of every page, animated or not"
        case .skip: "landings whose neighbour is not asked for"
        case .list: "a list that grows and shrinks at its ends"
        case .act: "the app's own acts: data source, orientation, size; launch, log in, log out, links"
        case .flight: "sets that are left in flight, so that the next gesture meets them"
        case .turn: "turns of the main queue, while something waits for one"
        case .cover: "the container covered and uncovered"
        }
    }
}
