import Paging

extension Step {
    /// The step as text, line by line, each ended by a newline.
    public var text: String { String(capacity: 400) { appendText(to: &$0) } }

    package var lines: [ReportLine] {
        var lines: [ReportLine] = []
        var bytes: [UInt8] = []
        write(to: &bytes) { kind, bytes in
            lines.append(ReportLine(kind: kind, text: String(decoding: bytes, as: UTF8.self)))
            bytes.removeAll(keepingCapacity: true)
        }
        return lines
    }

    /// The lines for a screen: values of trackers stand in a column; of more than three, as in drawings, right ones are counted.
    package var screenLines: [ReportLine] {
        var lines = lines
        guard let first = lines.firstIndex(where: \.kind.isTracker) else { return lines }
        let told = toldTrackers.map { trackers[$0] }
        let right = trackers.count - told.count
        let widest = told.reduce(0) { max($0, PageName.ofTracker($1.name).count) }
        var rows = told.map { ReportLine(kind: .tracker(isWrong: $0.isWrong), text: $0.line(width: widest)) }
        if right > 0 {
            let words = told.isEmpty ? "all \(right) right" : right == 1 ? "1 other right" : "\(right) others right"
            rows.append(ReportLine(kind: .tracker(isWrong: false), text: "     " + words))
        }
        lines.replaceSubrange(first..<first + trackers.count, with: rows)
        return lines
    }

    /// Appends the UTF-8 of ``text``: the fastest way to write a long log.
    package func appendText(to bytes: inout [UInt8]) {
        write(to: &bytes) { $1.append(UInt8(ascii: "\n")) }
    }

    /// Appends the text line by line, and calls a function at the end of each.
    private func write(to bytes: inout [UInt8], end: (ReportLine.Kind, inout [UInt8]) -> Void) {
        bytes.write(number: number)
        bytes.write(". ")
        gesture.write(to: &bytes)
        end(.gesture(gesture.outcome), &bytes)
        if let annotation {
            bytes.write(annotation)
            end(.annotation, &bytes)
        }
        func writeOwnChanges(after count: Int) {
            for own in ownChanges(after: count) {
                bytes.write("           ")
                bytes.write(text: "\(own.change.text)   \(own.cause)")
                end(.change, &bytes)
            }
        }
        writeOwnChanges(after: 0)
        for (position, callback) in callbacks.enumerated() {
            callback.writeLine(number: position + 1, to: &bytes)
            end(.callback(callback.role), &bytes)
            for change in callback.changes {
                bytes.write("           ")
                bytes.write(text: change.text)
                end(.change, &bytes)
            }
            writeOwnChanges(after: position + 1)
        }
        for (position, held) in after.enumerated() {
            write(held, isContainer: position == 0, to: &bytes)
            end(.held, &bytes)
        }
        for tracker in trackers {
            bytes.write(text: tracker.line())
            end(.tracker(isWrong: tracker.isWrong), &bytes)
        }
        for finding in findings {
            bytes.write(text: "     ! \(finding.text)")
            end(.finding, &bytes)
        }
    }

    /// Appends the pages of one holder.
    ///
    /// Loaded and dropped pages are written with the first holder, the container.
    private func write(_ held: HeldPages, isContainer: Bool, to bytes: inout [UInt8]) {
        bytes.write("     holds  ")
        bytes.write(list: held.slots, separator: " | ") { $0.write(to: &$1) }
        guard isContainer else {
            bytes.write(text: "      (\(held.holder))")
            return
        }
        func write(_ words: StaticString, _ pages: [String]) {
            guard !pages.isEmpty else { return }
            bytes.write(words)
            bytes.write(pages: pages)
        }
        write("      loaded ", loaded)
        write("      dropped ", dropped)
        write("      made, not kept ", madeNotKept)
    }
}

extension TrackerRecord {
    /// The tracker in a line; its value stands behind so many characters.
    fileprivate func line(width: Int = 0) -> String {
        let name = PageName.ofTracker(name)
        let room = String(repeating: " ", count: max(0, width - name.count))
        return "     \(name)\(room)  \(value.map(PageName.text) ?? "nil")\(isWrong ? "      wrong" : "")"
    }
}

extension [UInt8] {
    /// Appends the trace author's note on a step; the first word of the line says whether the step stands out.
    fileprivate mutating func write(_ annotation: Annotation) {
        write(annotation.isEmphasized ? "     emphasis" : "     note")
        if let note = annotation.note { write(text: "  " + Wording.visible(note)) }
    }
}
