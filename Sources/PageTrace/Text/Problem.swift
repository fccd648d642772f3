import Paging

/// A problem in a trace, before its line is known.
///
/// The code that finds a problem knows its path (`gestures`, 3, `set`) but not its line. ``NamedText`` converts one to
/// the other, and only when there is an error to report.
struct Problem: Error {
    enum Place {
        case everywhere
        case offset(Int)
        /// A value, or a position inside a string, in UTF-8 bytes of the decoded string.
        case value(JSONPath, textOffset: Int? = nil)
        case key(JSONPath)
    }

    var kind = TraceError.Kind.malformed
    var place: Place
    /// What is wrong, without a final period.
    var message: String
    /// What is allowed, or what to do next, in complete sentences.
    var advice = ""
    /// Whether the message continues with what was found there: `…; found the number 3`.
    var namesWhatIsFound = false
    /// The rounds of the surrounding repetitions in which the problem occurs, the outermost first; first rounds are
    /// omitted.
    var rounds: [Int] = []
    /// Where the list or object begins that is still open there.
    var openedAt: Int?

    init(_ place: Place, _ message: String, advice: String = "") {
        self.place = place
        self.message = message
        self.advice = advice
    }

    /// Creates a problem for a gesture that cannot come at its position.
    init(_ refusal: GestureRefusal, at path: JSONPath) {
        let path = path.appending(refusal.key)
        self.init(refusal.concernsValue ? .value(path) : .key(path), refusal.found, advice: refusal.advice.inTrace)
    }

    /// A value of the wrong type or outside its range.
    static func wrongValue(_ path: JSONPath, _ subject: String, mustBe expected: String) -> Problem {
        var problem = Problem(.value(path), "\(subject) must be \(expected)")
        problem.namesWhatIsFound = true
        return problem
    }

    /// The message, preceded by the round if the first round has no problem: `in round 2: the page "Fifth" is …`.
    var messageWithRounds: String {
        guard let outermost = rounds.first else { return message }
        let inner = rounds.dropFirst().map { ", and there in round \(Quantity.text($0))" }.joined()
        return "in round \(Quantity.text(outermost)) of the repetition\(inner): \(message)"
    }

    /// What to do about a trace that exceeds a limit.
    static let makeItSmaller = "Make the trace smaller, or split it into several."

    /// A limit that is exceeded by what there is too much of, in the plural: `pages`.
    static func limit(
        _ place: Place, _ what: String, found: Int, allowed: Int, advice: String = makeItSmaller
    ) -> Problem {
        var problem = Problem(
            place, "too many \(what): \(Quantity.text(found)), and at most \(Quantity.text(allowed)) are allowed",
            advice: advice)
        problem.kind = .limitExceeded
        return problem
    }

    /// Refuses more of something than is allowed.
    static func refuse(
        _ found: Int, above allowed: Int, _ what: @autoclosure () -> String, at place: @autoclosure () -> Place,
        advice: @autoclosure () -> String = makeItSmaller
    ) throws(Problem) {
        guard found > allowed else { return }
        throw limit(place(), what(), found: found, allowed: allowed, advice: advice())
    }
}
