import Paging

extension ExplainedWalk {
    /// The trace, nil if it cannot be read back, or if its replay does not make the calls of the log.
    var trace: Trace? {
        guard !log.endsInTrap, !isBeyondLists else { return nil }
        let trace = Trace(
            title: title, container: container, pages: pages, client: client,
            gestures: GestureSequence(gestures.map(\.gesture)))
        guard repeats(trace), (try? TraceReader.read(trace.json().utf8, name: title)) == trace else { return nil }
        return trace
    }

    /// The name of the log without the folders around it, which are nobody's business.
    private var title: String { Wording.visible(String(log.name.split(separator: "/").last ?? "")) }

    /// Whether a replay makes exactly the calls of the log, without those that the log does not have at all.
    private func repeats(_ trace: Trace) -> Bool {
        let observed = ObservedCalls(log.entries)
        let positions = PageList(log.pages)
        let outside = Set(gestures.filter(\.isLogged).compactMap { $0.entries?.lowerBound })
        let expected = log.entries.indices.filter { !outside.contains($0) }
        var place = 0
        for step in Replay(trace) {
            if step.number == 0, gestures.first?.isBeforeLog == true { continue }
            for record in step.callbacks {
                guard let form = CallbackForm.byName[record.name],
                    let callback = form.callback(
                        record.arguments.map(\.value), answer: record.answer,
                        page: { PagePosition(positions.position(of: $0) ?? -1) })
                else { continue }
                let call = ObservedCalls(of: callback)
                guard observed.contains(call) else { continue }
                // The log may end while the last gesture goes on.
                guard place < expected.count else { return true }
                let wanted = log.entries[expected[place]]
                guard
                    wanted.callback == callback
                        || (wanted.hidesAnimation || wanted.hidesPrevious) && wanted.isMatched(by: callback)
                else { return false }
                place += 1
            }
        }
        return place == expected.count
    }
}
