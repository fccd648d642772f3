import Paging

/// Calls that stand behind something else: a time, the name of a process, what Xcode or `log stream` puts before a line.
extension LogScanner {
    /// The names of calls, by their first letters.
    private static let names: [UInt8: [(name: [UInt8], shape: CallbackShape)]] = Dictionary(
        grouping: CallbackShape.all.flatMap { shape in
            [shape.name, shape.function].compactMap { $0 }.map { (Array($0.utf8), shape) }
        }, by: { $0.0[0] })

    /// Finds the first call in the line, and goes behind its name; nil if there is none.
    mutating func findCall() -> CallbackShape? {
        var place = position
        while place < end {
            guard Self.isLetter(bytes[place]) else {
                place += 1
                continue
            }
            if let (shape, length) = Self.call(in: bytes, place..<end) {
                var line = self
                line.position = place + length
                if line.goesOnAsCall(shape) {
                    position = line.position
                    return shape
                }
            }
            while place < end, Self.isOfWord(bytes[place]) { place += 1 }
        }
        return nil
    }

    /// The call with which some bytes begin, the longest name first.
    static func call(in bytes: [UInt8], _ range: Range<Int>) -> (shape: CallbackShape, length: Int)? {
        guard let names = names[bytes[range.lowerBound]] else { return nil }
        var found: (shape: CallbackShape, length: Int)?
        for (name, shape) in names where name.count > found?.length ?? 0 {
            guard bytes[range].starts(with: name) else { continue }
            let next = range.lowerBound + name.count
            guard next == range.upperBound || !isOfWord(bytes[next]) || !isOfWord(bytes[next - 1]) else { continue }
            found = (shape, name.count)
        }
        return found
    }

    /// Whether what follows the name of a call are its arguments, and the line does not just speak of it.
    private func goesOnAsCall(_ shape: CallbackShape) -> Bool {
        // What a pager alone is asked and told is meant, however it is written.
        if shape.role == .dataSource || shape.role == .delegate { return true }
        if position > 0, bytes[position - 1] == UInt8(ascii: ")") { return true }
        var line = self
        line.skipBlanks()
        guard line.position < end else { return false }
        return "([".utf8.contains(bytes[line.position]) || speaksOfArguments
    }

    static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }
}

extension CallbackShape {
    /// The method as `#function` spells it, nil for a block.
    fileprivate var function: String? {
        switch (role, kind) {
        case (.delegate, .didFinishAnimating):
            "pageViewController(_:\(name):previousViewControllers:transitionCompleted:)"
        case (.dataSource, _), (.delegate, _): "pageViewController(_:\(name):)"
        case (.completion, _): nil
        case (.indicator, _): "\(name)(for:)"
        case (.appearance, .viewDidLoad): "\(name)() "
        case (.appearance, _), (.progress, _): "\(name)(_:)"
        case (.containment, _): "\(name)(toParent:)"
        case (.request, _): "\(name)(_:direction:animated:completion:)"
        }
    }
}
