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
        try Problem.refuse(
            calls, above: LogText.longest, "calls", at: .everywhere, advice: "Explain a shorter recording.")
        var building = LogBuilder(name: name)
        building.log.take(container)
        let isOfDevice = recording.device != nil
        for step in recording.steps {
            for turn in step.turns ?? [] { try building.note(turn: turn, at: .everywhere) }
            let act = isOfDevice ? actOnDevice(of: step.gesture) : act(of: step.gesture)
            // Where a step begins on a device, and what was shown there, is a guess.
            let told =
                isOfDevice
                ? nil
                : ToldStep(
                    heading: "\(step.number). \(step.gesture.text)", outcomes: [step.gesture.outcome],
                    isWhole: step.gesture.kind.isWhole(act))
            if let told { building.add(LoggedAct.shows, step.gesture.from, in: told) }
            let isSet = if case .set? = act?.withoutLosses { true } else { false }
            let isCancelled = step.gesture.outcome == .cancelled && act != nil
            if let told, isCancelled, !isSet { building.add(LoggedAct.leads, step.gesture.to, in: told) }
            if case .act(let words, let effects) = step.gesture.kind, !effects.isEmpty {
                let effects = LoggedEffects(effects, of: words, limits: TraceLimits())
                building.add(effects, said: told?.heading, turn: step.turns?.first, in: told)
            } else {
                building.add(
                    act, said: told?.heading, turn: step.turns?.first, setting: isSet ? [step.gesture.to] : [],
                    in: told)
            }
            for (number, record) in step.callbacks.enumerated() {
                guard let callback = Callback(record, page: { building.pages.number(of: $0) }) else {
                    throw Problem(
                        .everywhere,
                        "step \(Quantity.text(step.number)) has a call that a page view controller does not make: "
                            + Wording.quoted(record.text),
                        advice: "Its calls are \(CallbackShape.all.map(\.name).joined(separator: ", ")).")
                }
                if building.log.endsInTrap { throw LogText.isUnanswered(at: .everywhere) }
                building.log.entries.append(
                    Entry(
                        callback: callback, turn: step.turns?.dropFirst(number + 1).first,
                        beginsStep: number == 0 && !isOfDevice))
                building.log.endsInTrap = callback.kind.shape.answer != nil && record.answer == nil
            }
            guard let told, !isSet else { continue }
            switch step.gesture.outcome {
            case .completed: building.add(LoggedAct.shows, step.gesture.to, in: told)
            case .cancelled where isCancelled, .inFlight where act != nil, .bounced, .ignored, .changed:
                building.add(LoggedAct.leads, step.gesture.to, in: told)
            case .cancelled, .inFlight, .raised, .crashed: break
            }
        }
        guard !building.log.entries.isEmpty else { throw LogText.hasNoCall }
        // A recorder on a device writes no state: one that first appears was on no screen until then.
        if isOfDevice, building.log.beside.beginWithAppearing { building.log.container?.startsOnScreen = false }
        return building.finished()
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
        LoggedAct(LoggedAct(gesture), losing: Losses(gesture.notes))
    }
}

extension GestureRecord.Kind {
    /// Whether an act, or none, is all that happened from outside: what a function of the app does may be more.
    fileprivate func isWhole(_ act: LoggedAct?) -> Bool {
        switch self {
        case .act: false
        case .setWhileBusy, .setOfUnknownPages: true
        default: act?.withoutLosses != nil
        }
    }
}
