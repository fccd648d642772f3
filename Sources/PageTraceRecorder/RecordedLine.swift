public import PageTrace
import PageTraceBridge

/// What a recorder notes: a call, or an act.
enum RecordedEvent {
    case call(Callback<String>, isDragging: Bool = false)
    case act(ContainerLine)
}

/// A line in the log of a recorder: one call, or what happened to the container.
public struct RecordedLine: Hashable, Sendable {
    /// The turn of the main queue, counted from 1: between lines with the same number, no turn has passed.
    ///
    /// Turns in which nothing was called are not counted.
    public let turn: Int

    /// The call; nil for what happened to the container.
    public let callback: CallbackRecord?

    /// The line in the form of the text log, such as `viewControllerAfter(First) → Second` or `layoutChanges(container)`.
    public let text: String

    /// The line with its turn as a note, such as `viewControllerAfter(First) → Second  turn 1`.
    var textWithTurn: String { "\(text)  turn \(turn)" }

    /// The line as JSON, such as `{"turn":1,"callback":"viewControllerAfter(First) → Second"}`.
    public var json: String {
        "{\"turn\":\(turn),\"\(callback == nil ? "act" : "callback")\":\(JSONWriting.string(text))}"
    }
}

/// The names of pages, which are unique: `First`, `First #2`.
@MainActor
struct RecordedNames {
    private struct Entry {
        weak var page: UIViewController?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var taken: [String: Int] = [:]

    func knows(_ page: UIViewController) -> Bool { entries[ObjectIdentifier(page)]?.page === page }

    /// The name of a page, which it keeps.
    mutating func name(of page: UIViewController, wanted: String) -> String {
        // Another page may have the address of one that is gone.
        if let entry = entries[ObjectIdentifier(page)], entry.page === page { return entry.name }
        var name = wanted
        while taken[name] != nil {
            taken[wanted, default: 1] += 1
            name = "\(wanted) #\(taken[wanted, default: 1])"
        }
        taken[name] = 1
        entries[ObjectIdentifier(page)] = Entry(page: page, name: name)
        return name
    }
}
