import Paging

extension ObservedLog {
    /// Reads a log: one callback a line, with whatever stands around them on a device.
    ///
    /// - Parameters:
    ///   - text: The log.
    ///   - name: What errors call it, such as a file name.
    /// - Throws: A ``TraceError`` with line and column.
    public init(_ text: String, name: String = "log") throws(TraceError) {
        self = try ObservedLogReader.read(text.utf8, name: name)
    }

    /// Creates a log of the callbacks of a recording: of the model, or of a device.
    ///
    /// Of a recording of the model no gesture reaches into the next step unless it is in flight. Where a recorder on a
    /// device begins a step is a guess of its own, and holds nothing back.
    ///
    /// - Parameters:
    ///   - recording: The recording, of a page view controller and with all its steps.
    ///   - name: What messages call it; its title if it is nil.
    /// - Throws: A ``TraceError`` for a recording of another container, of some steps alone, without any call, or with
    ///   more than 500,000.
    public init(_ recording: Recording, name: String? = nil) throws(TraceError) {
        let name = name ?? (recording.title.isEmpty ? "recording" : recording.title)
        do {
            self = try Self.log(of: recording, name: name)
        } catch {
            throw NamedText(name: name, bytes: []).error(error)
        }
    }

    private static func log(of recording: Recording, name: String) throws(Problem) -> ObservedLog {
        let container = try LogContainer(of: recording)
        guard recording.omitted == nil else { throw LogText.stepsAreLeftOut(at: .everywhere) }
        let calls = recording.steps.reduce(0) { $0 + $1.callbacks.count }
        guard calls <= LogText.longest else {
            throw .limit(
                .everywhere, "calls", found: calls, allowed: LogText.longest, advice: "Explain a shorter recording.")
        }
        var table = PageTable<String>()
        var entries: [Entry] = []
        var acts: [PlacedAct] = []
        var linesBeside: [PlacedLine] = []
        var sets: [(place: Int, pages: [String])] = []
        var endsInTrap = false
        var latestTurn = 0
        for step in recording.steps {
            for turn in step.turns ?? [] {
                guard turn >= latestTurn else {
                    throw LogText.turnsCountUp(turn, after: latestTurn, at: .everywhere)
                }
                latestTurn = turn
            }
            // Where a step begins on a device is a guess, and a heading would say it.
            if recording.device == nil {
                linesBeside.append(
                    PlacedLine(text: "\(step.number). \(step.gesture.text)", position: entries.count))
            }
            if let act = recording.device == nil ? act(of: step.gesture) : actOnDevice(of: step.gesture) {
                if case .set? = act.withoutLosses { sets.append((acts.count, step.gesture.to)) }
                acts.append(PlacedAct(act: act, position: entries.count, line: nil, turn: step.turns?.first))
            }
            for (number, record) in step.callbacks.enumerated() {
                guard let callback = Callback(record, page: { table.position(of: $0) }) else {
                    throw Problem(
                        .everywhere,
                        "step \(Quantity.text(step.number)) has a call that a page view controller does not make: "
                            + Wording.quoted(record.text),
                        advice: "Its calls are \(CallbackShape.all.map(\.name).joined(separator: ", ")).")
                }
                if endsInTrap { throw LogText.isUnanswered(at: .everywhere) }
                entries.append(
                    Entry(
                        callback: callback, turn: step.turns?.dropFirst(number + 1).first,
                        beginsStep: number == 0 && recording.device == nil))
                endsInTrap = callback.kind.shape.answer != nil && record.answer == nil
            }
        }
        guard !entries.isEmpty else { throw LogText.hasNoCall }
        // Pages have their places in the order of the calls, as in a text.
        for (place, pages) in sets {
            acts[place].act = acts[place].act.setting(pages.map { table.position(of: $0) })
        }
        var settings = container.settings
        // A recorder on a device writes no state: one that first appears was on no screen until then.
        if recording.device != nil, acts.beginWithAppearing { settings.startsOnScreen = false }
        return ObservedLog(
            name: name, pages: table.names, entries: entries, acts: acts, linesBeside: linesBeside, container: settings,
            systems: container.systems, endsInTrap: endsInTrap)
    }

    /// What a recorder on a device was told by the app or by UIKit; everything else in its steps is a guess.
    private static func actOnDevice(of gesture: GestureRecord) -> LoggedAct? {
        switch gesture.kind {
        case .set, .dataSource, .doubleSided, .container: act(of: gesture)
        // The new size does not say to which side.
        case .orientation: .oneOf(InterfaceOrientation.allCases.map { .orientation($0) })
        default: nil
        }
    }

    private static func act(of gesture: GestureRecord) -> LoggedAct? {
        LoggedAct(LoggedAct(gesture.kind), losing: Losses(gesture.notes))
    }
}
