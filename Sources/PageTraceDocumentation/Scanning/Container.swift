/// What a line of Markdown can be in: a quotation, or an item of a list.
enum Container: Hashable {
    case quotation
    /// Lines that belong to the item are indented by this many columns.
    case item(width: Int)

    /// The most containers in each other; what lies deeper is text. (Each line looks at all of them.)
    static let deepest = 100

    /// Takes what shows that a line belongs to this container; false if it does not.
    func enter(_ cursor: inout LineCursor) -> Bool {
        switch self {
        case .quotation:
            return Self.takeQuotationMark(&cursor)
        case .item(let width):
            if cursor.isBlank { return true }
            guard cursor.indentation >= width else { return false }
            cursor.skip(columns: width)
            return true
        }
    }

    /// The container that begins here, its marker taken; nil if none does.
    ///
    /// - Parameter isInParagraph: Whether it would interrupt a paragraph, for which lists need more than a marker.
    static func begin(_ cursor: inout LineCursor, isInParagraph: Bool) -> Container? {
        if takeQuotationMark(&cursor) { return .quotation }
        var ahead = cursor
        let indentation = ahead.indentation
        ahead.skip(columns: indentation)
        guard !ThematicBreak.isOne(ahead.rest), let marker = ListMarker(ahead.rest) else { return nil }
        ahead.skip(bytes: marker.width)
        if isInParagraph, ahead.isBlank || !marker.canInterrupt { return nil }
        // Five columns and more are one, and code that is indented by four.
        let space = ahead.isBlank || ahead.indentation > 4 ? 1 : ahead.indentation
        ahead.skip(columns: space)
        cursor = ahead
        return .item(width: indentation + marker.width + space)
    }

    private static func takeQuotationMark(_ cursor: inout LineCursor) -> Bool {
        let indentation = cursor.indentation
        guard indentation < 4 else { return false }
        var ahead = cursor
        ahead.skip(columns: indentation)
        guard ahead.first == UInt8(ascii: ">") else { return false }
        ahead.skip(bytes: 1)
        if ahead.indentation > 0 { ahead.skip(columns: 1) }
        cursor = ahead
        return true
    }
}

/// The bullet or the number of an item.
private struct ListMarker {
    let width: Int
    let canInterrupt: Bool

    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first else { return nil }
        if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
            (width, canInterrupt) = (1, true)
        } else {
            let digits = line.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            guard 1...9 ~= digits.count, let delimiter = line.dropFirst(digits.count).first,
                delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")")
            else { return nil }
            width = digits.count + 1
            canInterrupt = digits.elementsEqual([UInt8(ascii: "1")])
        }
        let after = line.dropFirst(width).first
        guard after == nil || after == UInt8(ascii: " ") || after == UInt8(ascii: "\t") else { return nil }
    }
}

/// A line across the page: three or more `*`, `-` or `_`.
enum ThematicBreak {
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first,
            first == UInt8(ascii: "*") || first == UInt8(ascii: "-") || first == UInt8(ascii: "_")
        else { return false }
        var count = 0
        for byte in line where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
            // At the first other byte it is over: a line of millions of bullets asks this of each of them.
            guard byte == first else { return false }
            count += 1
        }
        return count >= 3
    }
}
