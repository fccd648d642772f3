/// Reads a list of gestures, including the groups that stand for several: repetitions and random walks.
///
/// A repetition is read round by round until a round leaves everything as it was; all later rounds then mean the same.
/// Usually that is the first or second round. It may take longer if a list grows or shrinks, so the number of gestures
/// that are read again is limited.
struct GestureListReader<Container: RegisteredContainer> {
    private let codecs: GestureCodecs<Container.Gesture>
    /// For gestures: it has the list of pages as of each of them.
    ///
    /// Whether a gesture can come at its place is another question, which only a replay can answer.
    private var reading: ReaderState
    /// For groups, which mean the same wherever they are.
    private var groupReading: ReaderState
    private let steps: (count: Int, reason: String)
    private var written = 0
    private var readAgain = 0
    private var isReadingAgain = false

    init(_ container: Container, _ reading: ReaderState, pages: Int) {
        codecs = GestureCodecs(for: container)
        self.reading = reading
        groupReading = ReaderState(limits: reading.limits)
        steps = Container.mostSteps(pages: pages, reading.limits)
    }

    mutating func read(_ list: JSONList) throws(Problem) -> GestureSequence<Container.Gesture> {
        var gestures = GestureSequence<Container.Gesture>()
        for value in list {
            let fields = try Fields(value, subject: "a gesture")
            switch try codecs.group(of: fields, &groupReading) {
            case nil:
                try count(in: list)
                let gesture = try codecs.codec(of: fields).read(fields, &reading)
                let annotation = try Annotation.codec.read(fields, &groupReading)
                gestures.append(annotation.isEmpty ? .gesture(gesture) : .annotated(gesture, annotation))
                guard gestures.count <= steps.count else {
                    throw tooMany(.value(list.path), Swift.max(gestures.count, list.count))
                }
            case .repetition(let repetition):
                guard case .text(let body) = repetition.body else { continue }
                gestures.append(try self.repetition(repetition.rounds, of: body, in: fields))
            case .randomWalk(let walk, _):
                try count(in: list)
                gestures.append(.randomWalk(walk))
            }
            guard gestures.count <= steps.count else { throw tooMany(.value(value.path), gestures.count) }
            try Problem.refuse(
                gestures.randomCount, above: reading.limits.gestures, "gestures at random", at: .value(value.path),
                advice: "Let the walk be shorter; gestures that are written out can be repeated more often.")
        }
        return gestures
    }

    /// Reads a repetition, as a single part if every round means the same.
    private mutating func repetition(
        _ rounds: Int, of body: JSONList, in fields: Fields
    ) throws(Problem) -> GestureSequence<Container.Gesture> {
        let wasReadingAgain = isReadingAgain
        defer { isReadingAgain = wasReadingAgain }
        var runs: [(gestures: GestureSequence<Container.Gesture>, count: Int)] = []
        var round = 1
        while true {
            let (before, changes) = (state, reading.pages.changes)
            let gestures = try self.round(round, of: body)
            if let last = runs.indices.last, runs[last].gestures == gestures {
                runs[last].count += 1
            } else {
                runs.append((gestures, 1))
            }
            if round == rounds { break }
            if state == before {
                // All further rounds are like this one.
                runs[runs.count - 1].count += rounds - round
                let more = reading.pages.changes - changes
                try reading.pages.moveAgain(more, rounds: rounds - round, at: fields.path)
                break
            }
            round += 1
            isReadingAgain = true
        }
        guard runs.count > 1 else {
            return GestureSequence(parts: runs.map { .repetition($0.gestures, count: $0.count) })
        }
        return GestureSequence(
            parts: runs.flatMap { $0.count == 1 ? $0.gestures.parts : [.repetition($0.gestures, count: $0.count)] })
    }

    /// What decides what the gestures that follow mean: the list, and how many pages are known, which they remain.
    private var state: (names: [String], known: Int) { (reading.pages.names, reading.pages.known.count) }

    /// Reads one round; a problem names the round in which it occurred.
    private mutating func round(
        _ round: Int, of body: JSONList
    ) throws(Problem) -> GestureSequence<Container.Gesture> {
        do {
            return try read(body)
        } catch {
            var problem = error
            if round > 1 { problem.rounds.insert(round, at: 0) }
            throw problem
        }
    }

    /// The problem of a gesture that cannot come at its place in a list.
    mutating func problem(_ refused: RefusedGesture, in list: JSONList) throws(Problem) -> Problem {
        var number = refused.number
        for value in list {
            let fields = try Fields(value, subject: "a gesture")
            let count: Int
            switch try codecs.group(of: fields, &groupReading) {
            case nil:
                count = 1
                if number == 0 { return Problem(refused.refusal, at: fields.path) }
            case .randomWalk(let walk, let path):
                count = walk.count
                if number < count { return Problem(refused.refusal, at: path) }
            case .repetition(let repetition):
                guard case .text(let body) = repetition.body else { continue }
                let inRound = try gestureCount(of: body)
                count = inRound.saturatingProduct(repetition.rounds)
                guard number < count else { break }
                let (round, place) = number.quotientAndRemainder(dividingBy: inRound)
                var problem = try problem(RefusedGesture(number: place, refusal: refused.refusal), in: body)
                if round > 0 { problem.rounds.insert(round + 1, at: 0) }
                return problem
            }
            number -= count
        }
        return Problem(refused.refusal, at: list.path)
    }

    /// The number of gestures in a list, which is the same in every round.
    private mutating func gestureCount(of list: JSONList) throws(Problem) -> Int {
        var count = 0
        for value in list {
            switch try codecs.group(of: Fields(value, subject: "a gesture"), &groupReading) {
            case nil: count += 1
            case .randomWalk(let walk, _): count += walk.count
            case .repetition(let repetition):
                guard case .text(let body) = repetition.body else { continue }
                count += try gestureCount(of: body).saturatingProduct(repetition.rounds)
            }
        }
        return count
    }

    private mutating func count(in list: JSONList) throws(Problem) {
        if isReadingAgain {
            readAgain += 1
            try Problem.refuse(
                readAgain, above: reading.limits.gestures,
                "gestures to read again, as each round of this repetition means something else",
                at: .value(list.path),
                advice: "Repeat less often, or leave the list at the end of a round as it was at its start.")
        } else {
            written += 1
            guard written <= reading.limits.gestures else {
                let found = Swift.max(written, list.count)
                throw .limit(.value(list.path), "gestures", found: found, allowed: reading.limits.gestures)
            }
        }
    }

    private func tooMany(_ place: Problem.Place, _ count: Int) -> Problem {
        var problem = Problem.limit(place, "gestures", found: count, allowed: steps.count)
        if count == .max {
            problem.message =
                "more gestures than can be counted, and at most \(Quantity.text(steps.count)) are allowed"
        }
        if !steps.reason.isEmpty { problem.advice = steps.reason }
        return problem
    }
}
