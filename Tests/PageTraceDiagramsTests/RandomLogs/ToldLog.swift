@testable import PageTrace

/// What somebody prints on a device while an app runs: its calls, and the lines of what the app does to the container.
struct ToldLog {
    enum Line: Hashable {
        case call(CallbackRecord)
        /// Something happens to the container: one of these gestures.
        case act(String, [PageGesture<PageNumber>])
    }

    let settings: PageViewControllerSettings
    var lines: [Line]

    /// The log of a recording of a page view controller, of so many lines at the most; nil if it does something that no
    /// line says.
    init?(of trace: Trace, atMost most: Int) {
        guard let settings = trace.pageViewController?.container else { return nil }
        self.settings = settings
        lines = []
        for step in Recording(replaying: trace).steps {
            switch step.gesture.kind {
            case .set(_, let animated):
                guard !step.gesture.to.isEmpty else { continue }
                let call = Callback.setViewControllers(
                    step.gesture.to, direction: animated ?? .forward, animated: animated != nil)
                lines.append(.call(CallbackRecord(call, phase: .rest, name: { $0 })))
            case .dataSource(let change):
                let line = ContainerLine.dataSource(isThere: change == .assigned)
                lines.append(.act(line.text, [.dataSource(change)]))
            case .doubleSided(let isDoubleSided):
                lines.append(.act(ContainerLine.doubleSided(isDoubleSided).text, [.doubleSided(isDoubleSided)]))
            case .orientation:
                lines.append(.act(ContainerLine.rotation(isLandscape: true).text, Self.rotations))
            case .container(.layoutChanges):
                lines.append(.act(ContainerLine.layoutChanges.text, [.container(.layoutChanges)] + Self.rotations))
            case .container(let change):
                let name = change == .appears ? "viewWillAppear" : "viewWillDisappear"
                lines.append(
                    .act("\(name)(container)", [false, true].map { .container(change, animated: $0) }))
            case .act: return nil
            default: break
            }
            for record in step.callbacks {
                if record.remark == .known(.traps) { return nil }
                lines.append(.call(record))
            }
        }
        lines = Array(lines.prefix(most))
        trim()
    }

    private static let rotations = InterfaceOrientation.allCases.map { PageGesture<PageNumber>.orientation($0) }

    /// An act behind the last call leads to nothing.
    private mutating func trim() {
        while case .act? = lines.last { lines.removeLast() }
    }

    /// The log as a file.
    var text: String {
        ([settings.words]
            + lines.map { line in
                switch line {
                case .call(let record): record.text
                case .act(let text, _): text
                }
            }).joined(separator: "\n") + "\n"
    }
}

extension ToldLog {
    /// One change of a log.
    enum Change: CaseIterable {
        case dropped, doubled, swapped, answered, flagged, renamed, inserted
    }

    /// The log with one change, nil if there is nothing to change so.
    func changed(_ change: Change, _ choices: inout SeededChoices) -> ToldLog? {
        let calls = lines.indices.filter { if case .call = lines[$0] { true } else { false } }
        guard !calls.isEmpty else { return nil }
        let place = choices.one(of: calls)
        guard case .call(var record) = lines[place] else { return nil }
        var log = self
        switch change {
        case .dropped: log.lines.remove(at: place)
        case .doubled: log.lines.insert(lines[place], at: place)
        case .swapped:
            guard place + 1 < lines.count else { return nil }
            log.lines.swapAt(place, place + 1)
        case .inserted: log.lines.insert(lines[choices.one(of: calls)], at: place)
        case .answered:
            guard record.role == .dataSource else { return nil }
            let others: [CallbackRecord.Value] = [.nil] + pages.map { .page($0) }
            record.answer = choices.one(of: others)
            log.lines[place] = .call(record)
        case .flagged:
            let flags = record.arguments.indices.filter {
                if case .bool = record.arguments[$0].value { true } else { false }
            }
            guard !flags.isEmpty else { return nil }
            let flag = choices.one(of: flags)
            if case .bool(let isTrue) = record.arguments[flag].value { record.arguments[flag].value = .bool(!isTrue) }
            log.lines[place] = .call(record)
        case .renamed:
            let named = record.arguments.indices.filter {
                switch record.arguments[$0].value {
                case .page, .pages: true
                default: false
                }
            }
            guard !named.isEmpty else { return nil }
            let argument = choices.one(of: named)
            let page = choices.one(of: pages)
            switch record.arguments[argument].value {
            case .page: record.arguments[argument].value = .page(page)
            default: record.arguments[argument].value = .pages([page])
            }
            log.lines[place] = .call(record)
        }
        log.trim()
        return log == self || log.lines.isEmpty ? nil : log
    }

    /// The pages that are named.
    private var pages: [String] {
        var pages: [String] = []
        for case .call(let record) in lines {
            for value in record.arguments.map(\.value) + (record.answer.map { [$0] } ?? []) {
                switch value {
                case .page(let page): pages.append(page)
                case .pages(let all): pages += all
                default: break
                }
            }
        }
        return Array(Set(pages)).sorted()
    }
}

extension ToldLog: Equatable {
    static func == (one: ToldLog, other: ToldLog) -> Bool { one.text == other.text }
}
