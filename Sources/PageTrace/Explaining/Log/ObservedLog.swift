package import Paging

/// A log: the callbacks that somebody saw, in order, on a device or elsewhere.
///
/// ``explained(_:)`` says whether they are a behavior of the model. Pages are positions in the table of their names, in
/// the order in which the log speaks of them.
///
/// ```swift
/// let log = try ObservedLog(text, name: "device.log")
/// print(log.explained().text)
/// ```
public struct ObservedLog: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// What the log does not say of a call beside its answer.
        struct Hidden: Hashable, Sendable {
            /// Whether it is animated; it may then be either.
            var animation = false
            /// Whether the animation was finished.
            var finished = false
            /// Which pages were shown before.
            var previous = false
            /// What the data source answered.
            var answer = false
        }

        package internal(set) var callback: Callback<PageNumber>
        /// The line of the text in which it stands, from 1; nil for a call that was never in a text.
        package internal(set) var line: Int?
        /// The turn of the main queue in which the call came, nil if the log does not say it.
        var turn: Int?
        var hidden = Hidden()
        /// Whether a new step begins here: no gesture before it has gone on until now.
        package internal(set) var beginsStep = false
    }

    /// What messages call the log: a file name, `standard input`.
    package let name: String

    /// The names of the pages, by position.
    package internal(set) var pages: [String]

    package internal(set) var entries: [Entry]

    /// What the log says beside its calls, in order: headings, and what happened to the container.
    var beside: [PlacedLine] = []

    /// What the log itself says of its container, nil if it says nothing.
    package internal(set) var container: PageViewControllerSettings?

    /// The systems that the container can be, the likeliest first.
    package internal(set) var systems: [PagingSystem] = [.iOS26, .classic]

    /// Whether the app ended within the last call, a question that has no answer therefore.
    package internal(set) var endsInTrap = false

    /// The number of lines that were passed over, for they say nothing of a callback.
    package internal(set) var linesPassedOver = 0

    /// The first of these lines.
    package internal(set) var passedOver: [LineOfText] = []

    /// The patterns of `--pattern` that no line is like.
    package internal(set) var idlePatterns: [String] = []

    /// The system that the log names, such as `iOS 26.1`; nil if it names none.
    package internal(set) var systemName: String?

    /// A line of the text of a log, with its number.
    package struct LineOfText: Hashable, Sendable {
        package let number: Int
        package let text: String

        /// The number of lines that are quoted.
        static let mostQuoted = 3
        /// The number of bytes of a line that are quoted.
        static let longest = 200
    }
}

extension ObservedLog {
    /// The number of questions of which the log does not have the answer, which was therefore guessed.
    package var answersGuessed: Int { entries.count { $0.hidden.answer } }

    /// The name of a page; of one that the log never names, its number.
    func name(of page: PageNumber) -> String {
        guard !pages.indices.contains(Int(page.index)) else { return pages[Int(page.index)] }
        var name = "Page \(page.index + 1)"
        while pages.contains(name) { name += "'" }
        return name
    }

    /// The call at a position in words, without what the log does not say of it.
    func words(at position: Int) -> String {
        let entry = entries[position]
        var record = CallbackRecord(entry.callback, phase: .rest, name: name(of:))
        record.arguments.removeAll { entry.hides($0) }
        if entry.hidden.answer || endsInTrap && position == entries.count - 1 { record.answer = nil }
        return record.text
    }

    /// The call at a position as a line of a log, with its turn of the main queue if that is known.
    func line(at position: Int) -> String {
        words(at: position) + (entries[position].turn.map { "  turn \($0)" } ?? "")
    }

    /// The log from one call up to another, as it would have to be written to say the same.
    func lines(_ positions: ClosedRange<Int>) -> [String] {
        let beside = beside.filter { positions.contains($0.position) }
        return positions.flatMap { position in
            beside.filter { $0.position == position }.compactMap(\.text).map { Wording.visible($0) }
                + [line(at: position)]
        }
    }

    /// Where a call stands: `line 12`, or `callback 3` for a log that was never a text.
    func place(of position: Int) -> String {
        // Behind the last call there is no line.
        "\(entries.indices.contains(position) ? unit : "callback") \(Quantity.text(number(of: position)))"
    }

    func places(of positions: Range<Int>) -> String {
        let (first, last) = (positions.lowerBound, positions.upperBound - 1)
        guard last > first else { return place(of: first) }
        return "\(unit)s \(Quantity.text(number(of: first))) to \(Quantity.text(number(of: last)))"
    }

    /// What a call is counted by: a log has lines if it was ever a text.
    var unit: String { entries.first?.line == nil ? "callback" : "line" }

    /// The line of a call, or its own number.
    func number(of position: Int) -> Int {
        (entries.indices.contains(position) ? entries[position].line : nil) ?? position + 1
    }
}

extension ObservedLog.Entry {
    /// Whether the log leaves out an argument of the call.
    fileprivate func hides(_ argument: CallbackRecord.Argument) -> Bool {
        switch argument.label {
        case "animated": hidden.animation
        case "finished": hidden.finished
        case "previous": hidden.previous
        default: false
        }
    }
}

/// What a log says beside its calls, in its place among them.
struct PlacedLine: Hashable, Sendable {
    /// The line in its own words, nil if it was never in a text.
    let text: String?
    /// What it says that happened to the container, nil for nothing.
    var act: LoggedAct?
    /// The position of the call before which it stands.
    var position: Int
    /// The turn of the main queue in which it happened, nil if the log does not say it.
    let turn: Int?
    /// The step of which it says something, nil for none.
    var step: ToldStep?

    /// Whether it says what is so, and not what happened.
    var saysState: Bool {
        switch act {
        case .shows, .leads: true
        default: false
        }
    }
}

/// What the heading of a step, or a step of a recording, says of it beside its gesture and its calls.
struct ToldStep: Hashable, Sendable {
    let heading: String
    /// How it may have ended, nil if that is not said.
    let outcomes: [GestureOutcome]?
    /// Whether all that happened from outside is said, so that no finger did anything else.
    let isWhole: Bool
}

extension [PlacedLine] {
    /// Whether the first that they say of the container is that it appears: until then it was on no screen.
    var beginWithAppearing: Bool {
        for line in self {
            guard case .oneOf(let gestures)? = line.act, case .container(let change, _)? = gestures.first else {
                continue
            }
            if change != .layoutChanges { return change == .appears }
        }
        return false
    }
}
