import Paging

/// Whether the names in a log are those of pages: of what an app prints in its own words, any word may be read as one.
struct LogNames {
    let log: ObservedLog
    let names: [String]
    /// The calls in which a page stands without brackets, with the places of their lines.
    let bare: [(entry: Int, offset: Int)]
    /// Whether the log is the text of a recording, whose pages have names of their own.
    let isRecording: Bool

    /// - Throws: The first name that can hardly be one of a page: what is explained with it would accuse a device.
    func check() throws(Problem) {
        try checkSpellings()
        try checkAppearances()
        if isOneWord {
            throw Problem(
                bare.first.map { .offset($0.offset) } ?? .everywhere,
                "no line says which page: all name \(Wording.quoted(names[0]))",
                advice: "Print the page in each line, as in: \(CallbackKind.viewControllerAfter.shape.example)")
        }
        // What stands beside the calls may name pages, too.
        guard log.beside.isEmpty else { return }
        for (entry, offset) in bare {
            let kind = log.entries[entry].callback.kind
            guard kind == .willTransitionTo || kind == .didFinishAnimating, isNamedElsewhere(entry) else { continue }
            for page in log.entries[entry].callback.subjects where !isNamed(page, besidesIn: kind) {
                let name = names[page.index]
                throw Problem(
                    .offset(offset), "\(Wording.quoted(name)) is in no other line, so it may be no page",
                    advice:
                        "If it is one, write it in brackets: [\(PageName.text(name))]. If not, print the page, as in: "
                        + kind.shape.example)
            }
        }
    }

    /// Whether calls of another kind would name the page of a call, too: the data source has answered with it, or the next
    /// transition leaves it.
    private func isNamedElsewhere(_ entry: Int) -> Bool {
        // With one of its questions, nobody knows what the data source has answered to the other.
        let answered = [CallbackKind.viewControllerAfter, .viewControllerBefore].map { kind in
            log.entries.firstIndex { $0.callback.kind == kind && !$0.hidden.answer }
        }
        if !answered.contains(nil), entry > answered.compactMap(\.self).min() ?? 0 { return true }
        // What the app sets is left in the place of the page that the last transition led to.
        let later = log.entries[(entry + 1)...].prefix { $0.callback.kind != .setViewControllers }
        guard
            let end = later.firstIndex(where: {
                [.willTransitionTo, .didFinishAnimating].contains($0.callback.kind)
            }), case .didFinishAnimating(_, _, completed: true) = log.entries[end].callback
        else { return false }
        return later[(end + 1)...].contains { $0.callback.kind == .didFinishAnimating && !$0.hidden.previous }
    }

    private func isNamed(_ page: PageNumber, besidesIn kind: CallbackKind) -> Bool {
        log.entries.contains { entry in
            entry.callback.kind != kind
                && (entry.callback.subjects + (entry.callback.answer?.pages ?? [])).contains(page)
        }
    }

    /// What comes and goes at once is no page, but the argument of each call: `viewWillAppear 1`.
    private func checkAppearances() throws(Problem) {
        let calls = log.entries.filter { $0.callback.role == .appearance && $0.callback.kind != .viewDidLoad }
        let others = log.entries.filter {
            [.dataSource, .delegate].contains($0.callback.role) && !$0.callback.subjects.isEmpty
        }
        let named = Set(calls.flatMap(\.callback.subjects))
        guard let page = named.first, named.count == 1, Set(calls.map(\.callback.kind)).count == 4,
            !others.isEmpty, !others.contains(where: { $0.callback.subjects.contains(page) })
        else { return }
        throw Problem(
            .everywhere, "every call of appearance names \(Wording.quoted(names[page.index])), and no other call does",
            advice: "Print the page, as in: \(CallbackKind.viewWillAppear.shape.example)")
    }

    /// One controller under its address and under the name of its class would be two pages.
    private func checkSpellings() throws(Problem) {
        let plain = Set(names)
        for name in names {
            if let other = LogScanner.name(behindLabelIn: name), plain.contains(other) { throw twice(other, name) }
            guard name.hasPrefix("<"), let colon = name.firstIndex(of: ":"), name[colon...].hasPrefix(": 0x") else {
                continue
            }
            let type = name[name.index(after: name.startIndex)..<colon]
            let short = type.split(separator: ".").last ?? type
            guard let other = [String(type), String(short)].first(where: plain.contains) else { continue }
            throw twice(other, name)
        }
    }

    private func twice(_ name: String, _ other: String) -> Problem {
        Problem(
            .everywhere, "\(Wording.quoted(name)) and \(Wording.quoted(other)) would be two pages",
            advice: "Print each page in one way, in every call: its title, its index or its class.")
    }

    /// Whether every call names the same, which can be no page: it is pending after it was shown, or asked about too often.
    private var isOneWord: Bool {
        guard names.count == 1, !isRecording else { return false }
        // A class that all pages are of: as one page, it would follow itself.
        if log.entries.contains(where: { $0.callback.answer?.pages.isEmpty == false }) { return true }
        guard !log.entries.contains(where: isAnswered) else { return false }
        let kinds = log.entries.map(\.callback.kind)
        let questions = kinds.filter { $0.shape.role == .dataSource }
        guard let question = kinds.firstIndex(where: { $0.shape.role == .dataSource }) else { return false }
        return questions.count > 2 || kinds[question...].contains(.willTransitionTo)
    }

    private func isAnswered(_ entry: ObservedLog.Entry) -> Bool {
        entry.callback.kind.shape.role == .dataSource && !entry.hidden.answer
    }
}
