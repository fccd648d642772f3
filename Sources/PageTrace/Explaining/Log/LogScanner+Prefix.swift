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
        return selector(in: bytes, range) ?? found
    }

    /// The call with which some bytes begin if they are the rest of `-[Pager pageViewController:willTransition…:]`.
    private static func selector(in bytes: [UInt8], _ range: Range<Int>) -> (shape: CallbackShape, length: Int)? {
        for (beginning, shape) in selectors where bytes[range].starts(with: beginning) {
            // What goes on behind the beginning are the other parts of the selector, or an ellipsis.
            let rest = bytes[(range.lowerBound + beginning.count)..<range.upperBound]
            guard let close = rest.firstIndex(of: UInt8(ascii: "]")),
                rest[..<close].allSatisfy({ isLetter($0) || $0 >= 0x80 || ":.".utf8.contains($0) })
            else { continue }
            return (shape, close + 1 - range.lowerBound)
        }
        return nil
    }

    /// The selectors of Objective-C, as far as they tell one call from all others.
    private static let selectors: [(beginning: [UInt8], shape: CallbackShape)] = CallbackShape.all.compactMap { shape in
        shape.selector.map { (Array($0.utf8), shape) }
    }

    /// Whether what follows the name of a call are its arguments, and the line does not just speak of it.
    private func goesOnAsCall(_ shape: CallbackShape) -> Bool {
        // What a pager alone is asked and told is meant, however it is written.
        if shape.role == .dataSource || shape.role == .delegate { return true }
        if position > 0, ")]".utf8.contains(bytes[position - 1]) { return true }
        var line = self
        line.skipBlanks()
        guard line.position < end else { return false }
        return "([".utf8.contains(bytes[line.position]) || speaksOfArguments
    }

    static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }
}

extension CallbackShape {
    /// The beginning of the method's selector in Objective-C, nil for a block.
    fileprivate var selector: String? {
        switch (role, kind) {
        case (.dataSource, _), (.delegate, _): "pageViewController:\(name)"
        case (.completion, _): nil
        case (.indicator, _): "\(name)ForPageViewController:"
        case (.appearance, .viewDidLoad): name
        case (.appearance, _), (.progress, _): "\(name):"
        case (.containment, _): "\(name)ToParentViewController:"
        case (.request, _): "\(name):direction:"
        }
    }

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
