import Paging

/// A log while it is made, of the lines of a text or of the steps of a recording.
struct LogBuilder {
    var log: ObservedLog
    var pages = PageTable<String>()
    /// The sets beside the calls, with what can be their pages, the likeliest first: of these the log may speak later.
    private var sets: [(place: Int, readings: [[String]])] = []
    /// The pages that are said to be shown, or to be led toward, by the place of the line.
    private var told: [(place: Int, pages: [String], act: ([PageNumber]) -> LoggedAct)] = []
    /// The functions of the app, with the pages of their sets, by the place of the line.
    private var functions: [(place: Int, effects: LoggedEffects)] = []
    private var latestTurn = 0

    init(name: String) { log = ObservedLog(name: name, pages: [], entries: []) }

    /// Adds what stands beside the calls; for a set, also what can be its pages.
    mutating func add(
        _ act: LoggedAct?, said text: String?, turn: Int? = nil, setting readings: [[String]] = [],
        in step: ToldStep? = nil
    ) {
        if !readings.isEmpty { sets.append((log.beside.count, readings)) }
        log.beside.append(PlacedLine(text: text, act: act, position: log.entries.count, turn: turn, step: step))
    }

    /// Adds that pages are shown here, or that something leads toward them, if anybody says so.
    mutating func add(_ act: @escaping ([PageNumber]) -> LoggedAct, _ pages: [String]?, in step: ToldStep?) {
        guard let pages, !pages.isEmpty else { return }
        told.append((log.beside.count, pages, act))
        add(act([]), said: nil, in: step)
    }

    /// Adds a function of the app.
    mutating func add(_ effects: LoggedEffects, said text: String?, turn: Int? = nil, in step: ToldStep?) {
        functions.append((log.beside.count, effects))
        add(.function(effects.function), said: text, turn: turn, in: step)
    }

    /// Takes back what stands after the last call: the text is cut off there.
    mutating func removeEnd() {
        log.beside.removeAll { $0.position == log.entries.count }
        let count = log.beside.count
        sets.removeAll { $0.place >= count }
        told.removeAll { $0.place >= count }
        functions.removeAll { $0.place >= count }
    }

    /// Takes notice of a turn of the main queue: turns count up.
    mutating func note(turn: Int, at place: Problem.Place) throws(Problem) {
        guard turn >= latestTurn else {
            throw Problem(
                place, "turn \(Quantity.text(turn)) of the main queue comes after turn \(Quantity.text(latestTurn))",
                advice: "Turns count up. If the app was started again here, put what follows into a file of its own.")
        }
        latestTurn = turn
    }

    /// The log, in which sets have their pages: if a heading can be read in several ways, those that the log knows.
    ///
    /// These come after the pages of the calls.
    mutating func finished() -> ObservedLog {
        for (place, readings) in sets {
            let known = readings.first { $0.allSatisfy { pages.contains($0) } }
            let names = known ?? readings.first ?? []
            log.beside[place].act = log.beside[place].act?.setting(names.map { pages.number(of: $0) })
        }
        for (place, effects) in functions {
            log.beside[place].act = .function(
                effects.function.setting(effects.pages.map { $0.map { pages.number(of: $0) } }))
        }
        for (place, names, act) in told { log.beside[place].act = act(names.map { pages.number(of: $0) }) }
        log.pages = pages.names
        return log
    }
}
