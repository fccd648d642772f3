import Paging

/// What a log says that happened to the container, beside the callbacks: in the heading of a step, or in a line of the
/// container itself.
enum LoggedAct: Hashable, Sendable {
    /// The app set these pages.
    case set([PageNumber], Animation)
    /// These pages are shown here.
    case shows([PageNumber])
    /// What goes on here leads toward these pages.
    case leads([PageNumber])
    case oneOf([PageGesture<PageNumber>])
    /// The list behind the data source changed, and the app may have assigned its data source again.
    case list
    /// A function of the app ran.
    case function(LoggedFunction)
    /// A step in which calls were lost: of what fingers do, or of one of these acts.
    indirect case losing(Losses, LoggedAct?)

    /// What is said of the animation of a set.
    enum Animation: Hashable, Sendable {
        /// Nothing: a recorder on a device does not know it.
        case unknown
        /// That there is one, and from which edge if that is known.
        case from(AnimationEdge?)
    }
}

/// A function of the app, with what it did to the container, one effect after the other in one turn of the main queue.
struct LoggedFunction: Hashable, Sendable {
    enum Effect: Hashable, Sendable {
        case set(PageSet<PageNumber>)
        case oneOf([PageGesture<PageNumber>])
        /// The list behind the data source changed.
        case list
    }

    /// What the app calls it.
    let words: String
    var effects: [Effect]

    /// The function with the pages of each of its sets, in order.
    func setting(_ pages: [[PageNumber]]) -> LoggedFunction {
        var function = self
        var rest = pages[...]
        for index in effects.indices {
            guard case .set(var set) = effects[index], let pages = rest.popFirst() else { continue }
            set.pages = pages
            function.effects[index] = .set(set)
        }
        return function
    }
}

extension LoggedAct.Animation {
    /// What the notes of a step say.
    init(_ notes: [StepNote]) {
        self = .unknown
        for note in notes { if case .animated(let edge) = note.value { self = .from(edge) } }
    }
}

extension LoggedAct {
    /// The act of a step whose notes say that calls were lost in it; nil if a step says neither.
    init?(_ act: LoggedAct?, losing losses: Losses) {
        guard let told = losses.isEmpty ? act : .losing(losses, act) else { return nil }
        self = told
    }

    /// The act without what was lost, nil for what fingers do.
    var withoutLosses: LoggedAct? { if case .losing(_, let act) = self { act } else { self } }

    /// The act, in which pages are set, with other pages.
    func setting(_ pages: [PageNumber]) -> LoggedAct {
        switch self {
        case .losing(let losses, let act): .losing(losses, act?.setting(pages))
        case .set(_, let animation): .set(pages, animation)
        case .shows, .leads, .oneOf, .list, .function: self
        }
    }

    /// Whether it is known which pages the app sets in it.
    var setsPages: Bool {
        switch withoutLosses {
        case .set: true
        case .function(let function): function.effects.contains { if case .set = $0 { true } else { false } }
        case .shows, .leads, .oneOf, .list, .losing, nil: false
        }
    }

    /// Whether the list behind the data source changes in it.
    var changesList: Bool {
        switch withoutLosses {
        case .list: true
        case .function(let function): function.effects.contains(.list)
        case .set, .shows, .leads, .oneOf, .losing, nil: false
        }
    }
}

extension Losses {
    /// The losses that the notes of a step tell of.
    init(_ notes: some Sequence<StepNote>) {
        self = Losses(notes.compactMap { if case .lost(let losses) = $0.value { losses } else { nil } })
    }
}

extension LoggedAct {
    /// What a gesture of a recording says beside its calls; nil if it says nothing of an act.
    init?(_ gesture: GestureRecord) {
        // Its pages have no places yet.
        if case .set = gesture.kind { self = .set([], Animation(gesture.notes)) } else { self.init(gesture.kind) }
    }

    /// What a kind of gesture alone says.
    init?(_ kind: GestureRecord.Kind) {
        switch kind {
        case .list: self = .list
        case .move(let position) where position.count == 1: self = .oneOf([.move(to: position[0])])
        // Nothing is known of these but their words. A function of the app moves no finger, whatever its name.
        case .act(let words, _):
            self.init(heading: words)
            if case .oneOf(let gestures) = self, !gestures.allSatisfy(\.kind.isOfApp) { return nil }
        case .other(let words, _): self.init(heading: words)
        default:
            guard let gestures = Self.gestures[kind] else { return nil }
            self = .oneOf(gestures)
        }
    }

    /// What the heading of a step in a text says beside a set; nil if it says nothing of an act.
    init?(heading words: some StringProtocol) {
        if let gestures = Self.gesturesByWords[String(words)] {
            self = .oneOf(gestures)
        } else if words.utf8.starts(with: Self.move.utf8), let position = Double(words.dropFirst(Self.move.count)) {
            self = .oneOf([.move(to: position)])
        } else if GestureRecord.Kind.changesList(words) {
            self = .list
        } else {
            return nil
        }
    }

    /// The gestures that a step of a recording can have been, for all that it says.
    private static let gestures = Dictionary(grouping: named, by: \.recordKind)
    private static let gesturesByWords = Dictionary(grouping: named, by: \.recordKind.words)
    private static let named = PageGestureKind.allCases.flatMap(\.namedInLogs)

    private static let move = "move to "

    /// The longest words of a gesture with which a heading begins; nil if it begins otherwise.
    static func words(beginning heading: String) -> String? {
        if heading.utf8.starts(with: move.utf8) {
            return move + String(decoding: heading.utf8.dropFirst(move.utf8.count).prefix { $0 != 0x20 }, as: UTF8.self)
        }
        return gesturesByWords.keys.filter { heading.utf8.starts(with: "\($0) ".utf8) }.max { $0.count < $1.count }
    }
}
