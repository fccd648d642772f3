import Paging

/// The text of a log, line by line.
struct LogText {
    private let bytes: [UInt8]
    private let limits: TraceLimits
    private var pages = PageTable<String>()
    private var entries: [ObservedLog.Entry] = []
    private var acts: [PlacedAct] = []
    private var linesBeside: [PlacedLine] = []
    /// The headings of sets, which name pages of which the log may speak later.
    private var sets: [(place: Int, pages: [[String]])] = []
    private var linesPassedOver = 0
    private var firstPassedOver: Range<Int>?
    private var container: LogContainer?
    /// Whether the heading of a step came after the last call.
    private var beginsStep = false
    /// Whether a heading begins a step: on a device, a recorder only guesses where one begins.
    private var cutsSteps = true
    /// The end of the question that is still without an answer, nil if there is none.
    private var unanswered: Int?
    private var latestTurn = 0

    /// The maximum number of calls in a log: a million of them take a gigabyte.
    static let longest = 500_000

    static let shorten = "Keep its beginning: what is explained up to there does not depend on the rest."

    init(_ bytes: [UInt8], limits: TraceLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func log(name: String) throws(Problem) -> ObservedLog {
        try checkText()
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var number = 1
        // What stands above the line of the container is the title of a recording, and what it is about.
        if let line = containerLine(from: start) {
            let named = try LogContainer(LogScanner(bytes, line.range))
            container = named
            cutsSteps = !named.isOfDevice
            (start, number) = (line.range.upperBound, line.number)
        }
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            try read(start..<end, number: number)
            start = end + 1
            number += 1
        }
        guard !entries.isEmpty else { throw hasNoCall }
        nameSets()
        return ObservedLog(
            name: name, pages: pages.names, entries: entries, acts: acts, linesBeside: linesBeside,
            container: container?.settings, systems: container?.systems ?? [.iOS26, .classic],
            endsInTrap: unanswered != nil, linesPassedOver: linesPassedOver)
    }

    /// Finds out which pages the headings of sets mean: if one can be read in several ways, those that the log knows.
    private mutating func nameSets() {
        for (place, readings) in sets {
            guard acts.indices.contains(place) else { continue }
            let known = readings.first { $0.allSatisfy { pages.positions[$0] != nil } }
            let names = known ?? readings.first ?? []
            acts[place].act = acts[place].act.setting(names.map { pages.position(of: $0) })
        }
    }

    private mutating func readHeading(_ line: LogScanner, number: Int) {
        beginsStep = cutsSteps
        guard cutsSteps else { return }
        linesBeside.append(PlacedLine(text: line.text, position: entries.count))
        let heading = LogHeading(line, limits: limits)
        if !heading.pages.isEmpty { sets.append((acts.count, heading.pages)) }
        let own = heading.act ?? (heading.pages.isEmpty ? nil : .set([]))
        guard let act = LoggedAct(own, losing: heading.losses) else { return }
        acts.append(PlacedAct(act: act, position: entries.count, line: number))
    }

    /// What a call says of the container itself, nil if it speaks of a page.
    private func actOfContainer(_ shape: CallbackShape, _ call: LogScanner.Call) -> LoggedAct?? {
        guard shape.role == .appearance, call.values.first == .page("container"),
            pages.positions["container"] == nil
        else { return nil }
        let flags: [Bool] = if case .bool(let flag)? = call.values.dropFirst().first { [flag] } else { [false, true] }
        switch shape.kind {
        case .viewWillAppear: return .some(.oneOf(flags.map { .container(.appears, animated: $0) }))
        case .viewWillDisappear: return .some(.oneOf(flags.map { .container(.disappears, animated: $0) }))
        default: return .some(nil)
        }
    }

    private mutating func read(_ range: Range<Int>, number: Int) throws(Problem) {
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
        switch try line.kind() {
        case .nothing: return
        case .foreign:
            if let act = ContainerLine.act(line) {
                let turn = try turn(ownTurn, of: line, in: range)
                add(act, said: line, number: number, turn: turn, ownTurn: ownTurn)
                return
            }
            linesPassedOver += 1
            if firstPassedOver == nil { firstPassedOver = range }
        case .heading: readHeading(line, number: number)
        case .container:
            throw Problem(
                .offset(line.position), "the container is named again",
                advice: "A log is of one container. Put what belongs to another one into a file of its own.")
        case .call(let shape):
            if let unanswered { throw Self.isUnanswered(at: .offset(unanswered)) }
            let call = try line.callAsPrinted(shape, limits: limits)
            let turn = try turn(ownTurn, of: line, in: range)
            if let act = actOfContainer(shape, call) {
                if let act { add(act, said: line, number: number, turn: turn, ownTurn: ownTurn) }
                return
            }
            func page(_ name: String) -> PagePosition { pages.position(of: name) }
            guard let callback = Callback(shape.kind, call.values.map { $0.map(page) }, answer: call.answer?.map(page))
            else { throw line.impossible(shape) }
            let longest = Swift.min(limits.gestures, Self.longest)
            guard entries.count < longest else {
                throw .limit(
                    .offset(range.lowerBound), "calls", found: entries.count + 1, allowed: longest,
                    advice: Self.shorten)
            }
            guard pages.names.count <= limits.pages else {
                throw .limit(
                    .offset(range.lowerBound), "pages", found: pages.names.count, allowed: limits.pages,
                    advice: Self.shorten)
            }
            entries.append(
                .init(
                    callback: callback, line: number, turn: turn, hidesAnimation: call.hidesAnimation,
                    hidesFinished: call.hidesFinished, hidesPrevious: call.hidesPrevious, beginsStep: beginsStep))
            beginsStep = false
            if shape.answer != nil, call.answer == nil { unanswered = Swift.max(line.position, range.lowerBound) }
        }
    }

    private mutating func add(_ act: LoggedAct, said line: LogScanner, number: Int, turn: Int?, ownTurn: Int?) {
        acts.append(PlacedAct(act: act, position: entries.count, line: number, turn: turn))
        // In a line of JSON, the turn stands outside of the words.
        let text = line.text + (ownTurn.map { "  turn \($0)" } ?? "")
        linesBeside.append(PlacedLine(text: text, position: entries.count))
    }

    /// The turn that a line names, in JSON or in a note, nil if it names none: turns count up.
    private mutating func turn(_ own: Int?, of line: LogScanner, in range: Range<Int>) throws(Problem) -> Int? {
        var named = own
        if named == nil { named = try line.turn() }
        guard let named else { return nil }
        guard named >= latestTurn else {
            throw Self.turnsCountUp(named, after: latestTurn, at: .offset(range.lowerBound))
        }
        latestTurn = named
        return named
    }

    /// The first line that names the container, if no call comes before it.
    private func containerLine(from start: Int) -> (range: Range<Int>, number: Int)? {
        let word = Array(LogContainer.word.utf8)
        var start = start
        var number = 1
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            var line = LogScanner(bytes, start..<end)
            line.skipBlanks()
            // A title can begin with the word as well.
            let rest = bytes[line.position..<line.end]
            if rest.starts(with: word), rest.count == word.count || rest.dropFirst(word.count).first == 0x2C {
                return (start..<end, number)
            }
            line.position = start
            // What a trace is about may begin with the name of a callback.
            if case .call(let shape)? = try? line.kind(), (try? line.call(shape, limits: limits)) != nil { return nil }
            start = end + 1
            number += 1
        }
        return nil
    }

    /// A log without any call, with a line as it is, and one as it should be.
    private var hasNoCall: Problem {
        guard let first = firstPassedOver else { return Self.hasNoCall }
        let line = Wording.quoted(String(decoding: bytes[first].prefix(200), as: UTF8.self))
        return Problem(
            .offset(first.lowerBound),
            "there is no call in the log: \(Quantity.text(linesPassedOver, "line")) such as \(line)",
            advice: Self.hasNoCall.advice)
    }

    private func checkText() throws(Problem) {
        var position = 0
        while position < bytes.count {
            if bytes[position] < 0x80 {
                position += 1
                continue
            }
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
        advice: "Write one callback a line, such as: \(CallbackShape.all.first?.example ?? "")")

    static func isUnanswered(at place: Problem.Place) -> Problem {
        Problem(
            place, "the question says nothing of its answer",
            advice: "Write → and the page, or → nil. (Only the last call can be without: the app ended in it.)")
    }

    static func turnsCountUp(_ turn: Int, after latest: Int, at place: Problem.Place) -> Problem {
        Problem(
            place, "turn \(Quantity.text(turn)) of the main queue comes after turn \(Quantity.text(latest))",
            advice: "Turns count up. If the app was started again here, put what follows into a file of its own.")
    }

    static func stepsAreLeftOut(at place: Problem.Place) -> Problem {
        Problem(
            place, "steps of the log are left out",
            advice: "What follows depends on them. Write the log with all of its steps.")
    }
}
