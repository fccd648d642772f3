import Paging

/// The text of a log, line by line.
struct LogText {
    private let bytes: [UInt8]
    private let limits: TraceLimits
    private var building: LogBuilder
    private let patterns: [LogPattern]
    /// The places of the patterns that a line is like.
    private var usedPatterns: Set<Int> = []
    /// The first line that was passed over.
    private var firstPassedOver: Range<Int>?
    /// Whether a line names the container: what stands beside the calls is then that of a recording.
    private var isRecording = false
    /// Whether the heading of a step came after the last call.
    private var beginsStep = false
    /// The step to which the next calls belong, with its heading, which says to which pages it leads.
    private var step: (heading: LogHeading, told: ToldStep)?
    /// Where the first heading is, if its number is not 0.
    private var laterStep: Int?
    /// Whether a line behind the calls of the step says what is held after it, so that none of its calls is cut off.
    private var isStepWhole = false
    /// Whether the heading of a step is the last line, which may be cut off.
    private var endsWithHeading = false
    /// Whether a heading begins a step: on a device, a recorder only guesses where one begins.
    private var cutsSteps = true
    /// Whether the last call is a question without an answer.
    private var endsUnanswered = false
    /// The calls in which a page stands without brackets, with the places of their lines.
    private var bare: [(entry: Int, offset: Int)] = []
    /// The end of a question that nobody can guess the answer of, nil if there is none.
    private var unanswered: Int?

    /// The maximum number of calls in a log: a million of them take a gigabyte.
    static let longest = 500_000

    static let shorten = "Keep its beginning: what is explained up to there does not depend on the rest."

    init(_ bytes: [UInt8], name: String, limits: TraceLimits, patterns: [LogPattern] = []) {
        self.bytes = bytes
        self.limits = limits
        self.patterns = patterns
        building = LogBuilder(name: name)
    }

    mutating func log() throws(Problem) -> ObservedLog {
        try checkText()
        // What stands above the line of the container is the title of a recording, and what it is about.
        let container = containerLine
        if let container {
            let named = try LogContainer(LogScanner(bytes, container.range))
            building.log.take(named)
            cutsSteps = !named.isOfDevice
            isRecording = true
        }
        if building.log.systemName == nil, let system = LoggedSystem(in: linesAboveCalls) { building.log.take(system) }
        for (place, range) in lines().enumerated().dropFirst(container.map { $0.place + 1 } ?? 0) {
            try read(range, number: place + 1)
        }
        guard !building.log.entries.isEmpty else { throw hasNoCall }
        // If every other question has its answer, the app ended in the last one.
        if endsUnanswered, building.log.answersGuessed < 2 {
            building.log.entries[building.log.entries.count - 1].hidden.answer = false
            building.log.endsInTrap = true
        }
        try LogNames(log: building.log, names: building.pages.names, bare: bare, isRecording: isRecording).check()
        building.log.idlePatterns = patterns.indices.filter { !usedPatterns.contains($0) }.map { patterns[$0].text }
        // A text may be cut off within the last step, and what that one leads to is then not shown.
        if isStepWhole { addEndOfStep() }
        if endsWithHeading { building.removeEnd() }
        return building.finished()
    }

    /// Where each line is, without a mark of the byte order.
    private func lines() -> some Sequence<Range<Int>> {
        bytes.lines(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }

    /// Adds what the heading of the step that is over says of its end.
    private mutating func addEndOfStep() {
        building.add(LoggedAct.shows, step?.heading.to, in: step?.told)
        building.add(LoggedAct.leads, step?.heading.towardAtEnd, in: step?.told)
    }

    private mutating func readHeading(_ line: LogScanner) {
        beginsStep = cutsSteps
        guard cutsSteps else { return }
        let number = line.bytes[line.start..<line.end].first { !LogScanner.isBlank($0) }
        if step == nil, building.log.entries.isEmpty, number != UInt8(ascii: "0") { laterStep = line.start }
        addEndOfStep()
        isStepWhole = false
        let heading = LogHeading(line, limits: limits, isOfRecording: isRecording)
        let told = ToldStep(heading: line.text, outcomes: heading.outcomes, isWhole: heading.isWhole)
        step = (heading, told)
        building.add(LoggedAct.shows, heading.from, in: told)
        building.add(LoggedAct.leads, heading.towardAtStart, in: told)
        if let effects = heading.effects {
            building.add(effects, said: line.text, in: told)
        } else {
            building.add(
                LoggedAct(heading.act, losing: heading.losses), said: line.text, setting: heading.pages, in: told)
        }
    }

    /// What a call says of the container itself, nil if it speaks of a page.
    private func actOfContainer(_ shape: CallbackShape, _ call: LogScanner.Call) -> LoggedAct?? {
        guard shape.role == .appearance, call.values.first == .page("container"), !call.isQuoted,
            !building.pages.contains("container")
        else { return nil }
        let flags: [Bool] = if case .bool(let flag)? = call.values.dropFirst().first { [flag] } else { [false, true] }
        switch shape.kind {
        case .viewWillAppear: return .some(.oneOf(flags.map { .container(.appears, animated: $0) }))
        case .viewWillDisappear: return .some(.oneOf(flags.map { .container(.disappears, animated: $0) }))
        default: return .some(nil)
        }
    }

    private mutating func read(_ range: Range<Int>, number: Int) throws(Problem) {
        if try readInWordsOfApp(range, number: number) { return }
        guard let recorded = try RecorderLine(range, in: bytes) else {
            return try read(LogScanner(bytes, range), in: range, number: number)
        }
        do {
            try read(
                LogScanner(recorded.text, 0..<recorded.text.count), in: range, number: number, turn: recorded.turn)
        } catch {
            var problem = error
            problem.place = .offset(range.lowerBound)
            throw problem
        }
    }

    private mutating func read(
        _ line: LogScanner, in range: Range<Int>, number: Int, turn ownTurn: Int? = nil
    ) throws(Problem) {
        var line = line
        let kind = try line.kind()
        switch kind {
        case .nothing, .comment: break
        case .heading: endsWithHeading = true
        default: endsWithHeading = false
        }
        switch kind {
        case .nothing, .comment: return
        case .ofRecording:
            if !isRecording { try refuseWordsOfCalls(in: line) }
            if line.word() == "holds" {
                isStepWhole = isRecording
                // A recording begins with step 0; what somebody has numbered by hand may begin with any.
                if isRecording, let laterStep { throw Self.stepsAreLeftOut(at: .offset(laterStep)) }
            }
        case .foreign:
            if let act = ContainerLine.act(line) {
                return try add(act, said: line, in: range, ownTurn: ownTurn)
            }
            try refuseWordsOfCalls(in: line)
            let kept = LogScanner(bytes, range).text.utf8.prefix(ObservedLog.LineOfText.longest)
            building.log.passOver(.init(number: number, text: String(decoding: kept, as: UTF8.self)))
            if firstPassedOver == nil { firstPassedOver = range }
        case .heading:
            if !isRecording { try refuseWordsOfCalls(in: line.withoutNotes) }
            readHeading(line)
        case .container:
            throw Problem(
                .offset(line.position), "the container is named again",
                advice: "A log is of one container. Put what belongs to another one into a file of its own.")
        case .call(let shape):
            try add(try line.callAsPrinted(shape, limits: limits), shape, line, in: range, number: number, ownTurn)
        }
    }

    /// Reads a line as a pattern says; `false` if it is like none.
    private mutating func readInWordsOfApp(_ range: Range<Int>, number: Int) throws(Problem) -> Bool {
        for (place, pattern) in patterns.enumerated() {
            let line = LogScanner(bytes, range)
            guard let (call, end) = try pattern.call(in: line, limits: limits) else { continue }
            usedPatterns.insert(place)
            guard let shape = pattern.shape else { return true }
            var rest = line
            rest.position = end
            try add(call, shape, rest, in: range, number: number, nil)
            return true
        }
        return false
    }

    /// Adds a call that has been read.
    private mutating func add(
        _ call: LogScanner.Call, _ shape: CallbackShape, _ line: LogScanner, in range: Range<Int>, number: Int,
        _ ownTurn: Int?
    ) throws(Problem) {
        if let unanswered { throw Self.isUnanswered(at: .offset(unanswered)) }
        if let act = actOfContainer(shape, call) {
            if let act { try add(act, said: line, in: range, ownTurn: ownTurn) }
            return
        }
        let turn = try turn(ownTurn, of: line, in: range)
        func page(_ name: String) -> PageNumber { building.pages.number(of: name) }
        guard let callback = Callback(shape.kind, call.values.map { $0.map(page) }, answer: call.answer?.map(page))
        else { throw line.impossible(shape) }
        let place = Problem.Place.offset(range.lowerBound)
        let longest = Swift.min(limits.gestures, Self.longest)
        try Problem.refuse(
            building.log.entries.count + 1, above: longest, "calls", at: place, advice: Self.shorten)
        try Problem.refuse(
            building.pages.names.count, above: limits.pages, "pages", at: place, advice: Self.shorten)
        if call.hasBareName { bare.append((building.log.entries.count, range.lowerBound)) }
        building.log.entries.append(
            .init(
                callback: callback, line: number, turn: turn, hidden: call.hidden, beginsStep: beginsStep))
        beginsStep = false
        endsUnanswered = shape.answer != nil && call.answer == nil
        guard endsUnanswered else { return }
        building.log.entries[building.log.entries.count - 1].hidden.answer = shape.role == .dataSource
        if shape.role != .dataSource { unanswered = Swift.max(line.position, range.lowerBound) }
    }

    private mutating func add(
        _ act: LoggedAct, said line: LogScanner, in range: Range<Int>, ownTurn: Int?
    ) throws(Problem) {
        let turn = try turn(ownTurn, of: line, in: range)
        // In a line of JSON, the turn stands outside of the words.
        building.add(act, said: line.text + (ownTurn.map { "  turn \($0)" } ?? ""), turn: turn)
    }

    /// Refuses a line that is about to be passed over although it holds a word of a call.
    private func refuseWordsOfCalls(in line: LogScanner) throws(Problem) {
        if let problem = line.speaksOfCall { throw problem }
    }

    /// The turn that a line names, in JSON or in a note, nil if it names none.
    private mutating func turn(_ own: Int?, of line: LogScanner, in range: Range<Int>) throws(Problem) -> Int? {
        let turn: Int? = if let own { own } else { try line.turn() }
        if let turn { try building.note(turn: turn, at: .offset(range.lowerBound)) }
        return turn
    }

    /// The first line that names the container, if no call comes before it.
    private var containerLine: (place: Int, range: Range<Int>)? {
        let word = Array(LogContainer.word.utf8)
        for (place, range) in lines().enumerated() {
            var line = LogScanner(bytes, range)
            line.skipBlanks()
            // A title can begin with the word as well.
            let rest = bytes[line.position..<line.end]
            if rest.starts(with: word), rest.count == word.count || rest.dropFirst(word.count).first == 0x2C {
                return (place, range)
            }
            line.position = range.lowerBound
            // What a trace is about may begin with the name of a callback.
            if case .call(let shape)? = try? line.kind(), (try? line.call(shape, limits: limits)) != nil { return nil }
        }
        return nil
    }

    /// What stands above the first call and is no call: comments, and what an app prints when it is launched.
    private var linesAboveCalls: [String] {
        var texts: [String] = []
        for range in lines() {
            var line = LogScanner(bytes, range)
            switch try? line.kind() {
            case .comment: if range.count <= Self.longestComment { texts.append(line.text) }
            // Above the container stands what a recording is about.
            case .foreign: if !isRecording, range.count <= Self.longestComment { texts.append(line.text) }
            case .call: return texts
            case .container, .nothing, .ofRecording, .heading, nil: continue
            }
        }
        return texts
    }

    /// A longer line names no system: it would take long to find out.
    private static let longestComment = 2_000

    /// A log without any call, with a line as it is, and one as it should be.
    private var hasNoCall: Problem {
        guard let first = firstPassedOver else { return Self.hasNoCall }
        let line = Wording.quoted(String(decoding: bytes[first].prefix(200), as: UTF8.self))
        return Problem(
            .offset(first.lowerBound),
            "there is no call in the log: \(Quantity.text(building.log.linesPassedOver, "line")) such as \(line)",
            advice: Self.hasNoCall.advice)
    }

    private func checkText() throws(Problem) {
        var position = 0
        while position < bytes.count {
            guard let length = UTF8Sequence.length(at: position, in: bytes) else {
                throw Problem(.offset(position), "the log is not UTF-8 here", advice: "Save it as UTF-8.")
            }
            position += length
        }
    }
}

/// What is wrong with logs in whichever form they come.
extension LogText {
    static let hasNoCall = Problem(
        .everywhere, "there is no call in the log",
        advice: "Write one callback of a UIPageViewController a line, such as: "
            + "\(CallbackShape.all.first?.example ?? ""). What an app prints in its own words is read with --pattern.")

    static func isUnanswered(at place: Problem.Place) -> Problem {
        Problem(
            place, "the question says nothing of its answer",
            advice: "Write → and what was answered. (Only the last call can be without: the app ended in it.)")
    }

    static func stepsAreLeftOut(at place: Problem.Place) -> Problem {
        Problem(
            place, "steps of the log are left out",
            advice: "What follows depends on them. Write the log with all of its steps.")
    }
}
