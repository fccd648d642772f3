import Paging

/// Calls that stand behind something else: a time, the name of a process, what Xcode or `log stream` puts before a line.
extension LogScanner {
    /// The names of calls, by their first letters.
    private static let names: [UInt8: [(name: [UInt8], form: CallbackForm)]] = Dictionary(
        grouping: CallbackForm.all.map { (Array($0.name.utf8), $0) } + spelledOut, by: { $0.0[0] })

    /// The methods as `#function` spells them.
    private static let spelledOut: [(name: [UInt8], form: CallbackForm)] = [
        ("pageViewController(_:viewControllerAfter:)", "viewControllerAfter"),
        ("pageViewController(_:viewControllerBefore:)", "viewControllerBefore"),
        ("pageViewController(_:willTransitionTo:)", "willTransitionTo"),
        (
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "didFinishAnimating"
        ),
        ("pageViewController(_:spineLocationFor:)", "spineLocationFor"),
        ("presentationCount(for:)", "presentationCount"), ("presentationIndex(for:)", "presentationIndex"),
        ("viewWillAppear(_:)", "viewWillAppear"), ("viewDidAppear(_:)", "viewDidAppear"),
        ("viewWillDisappear(_:)", "viewWillDisappear"), ("viewDidDisappear(_:)", "viewDidDisappear"),
        ("willMove(toParent:)", "willMove"), ("didMove(toParent:)", "didMove"), ("viewDidLoad() ", "viewDidLoad"),
        ("scrollViewDidScroll(_:)", "scrollViewDidScroll"),
        ("setViewControllers(_:direction:animated:completion:)", "setViewControllers"),
    ].compactMap { name, form in CallbackForm.byName[form].map { (Array(name.utf8), $0) } }

    /// Finds the first call in the line, and goes behind its name; nil if there is none.
    mutating func findCall() -> CallbackForm? {
        var place = position
        while place < end {
            let byte = bytes[place]
            guard Self.isLetter(byte) else {
                place += 1
                continue
            }
            if let found = Self.call(in: bytes, place..<end) {
                var line = self
                line.position = place + found.length
                if line.goesOnAsCall(found.form) {
                    position = line.position
                    return found.form
                }
            }
            while place < end, Self.isOfWord(bytes[place]) { place += 1 }
        }
        return nil
    }

    /// The call with which some bytes begin, the longest name first.
    static func call(in bytes: [UInt8], _ range: Range<Int>) -> (form: CallbackForm, length: Int)? {
        guard let names = names[bytes[range.lowerBound]] else { return nil }
        var found: (form: CallbackForm, length: Int)?
        for (name, form) in names where name.count > found?.length ?? 0 {
            guard bytes[range].starts(with: name) else { continue }
            let next = range.lowerBound + name.count
            guard next == range.upperBound || !isOfWord(bytes[next]) || !isOfWord(bytes[next - 1]) else { continue }
            found = (form, name.count)
        }
        return found
    }

    /// Whether what follows the name of a call are its arguments, and the line does not just speak of it.
    private func goesOnAsCall(_ form: CallbackForm) -> Bool {
        // What a pager alone is asked and told is meant, however it is written.
        if form.record.role == .dataSource || form.record.role == .delegate { return true }
        if position > 0, bytes[position - 1] == UInt8(ascii: ")") { return true }
        var line = self
        line.skipBlanks()
        guard line.position < end else { return false }
        if "([".utf8.contains(bytes[line.position]) { return true }
        return !line.word().isEmpty && line.read(":")
    }

    static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }
}
