import Paging

extension CallbackRecord {
    /// The call as code, such as `viewControllerAfter(Third) → Fourth`.
    public var text: String { String { write(to: &$0) } }

    private func write(to bytes: inout [UInt8]) {
        bytes.write(text: name)
        bytes.write(role.hasParentheses ? "(" : " ")
        bytes.write(list: arguments) { $0.write(to: &$1) }
        if role.hasParentheses { bytes.write(")") }
        guard let answer else { return }
        bytes.write(" → ")
        answer.write(to: &bytes)
    }

    /// The column in which notes stand, counted from the start of the call.
    private static let noteColumn = 64

    /// Appends the call as one numbered line, without its end.
    func writeLine(number: Int, to bytes: inout [UInt8]) {
        bytes.write(spaces: 6 - number.description.utf8.count)
        bytes.write(number: number)
        bytes.write("  ")
        let start = bytes.count
        write(to: &bytes)
        guard let note else { return }
        bytes.write(spaces: Swift.max(2, Self.noteColumn - bytes[start...].characterCount))
        bytes.write(text: note)
    }
}

extension CallbackRole {
    /// Whether the arguments of such a call stand in parentheses.
    package var hasParentheses: Bool {
        switch self {
        case .dataSource, .appearance, .containment, .indicator, .progress: true
        case .delegate, .completion, .request: false
        }
    }
}

extension CallbackRecord.Change {
    /// The change as text, such as `title: Second → Third`.
    package var text: String {
        "\(PageName.ofTracker(tracker)): \(old.map(PageName.text) ?? "nil") → \(new.map(PageName.text) ?? "nil")"
    }
}

extension CallbackArgument<String> {
    fileprivate func write(to bytes: inout [UInt8]) {
        if let label {
            bytes.write(text: label)
            bytes.write(": ")
        }
        value.write(to: &bytes)
    }
}

extension CallbackValue<String> {
    package var text: String { String { write(to: &$0) } }

    fileprivate func write(to bytes: inout [UInt8]) {
        switch self {
        case .page(let name): bytes.write(page: name)
        case .pages(let names):
            bytes.write("[")
            bytes.write(pages: names)
            bytes.write("]")
        case .bool(let value): bytes.write(value ? "true" : "false")
        case .number(let value): bytes.write(number: value)
        case .word(let word): bytes.write(text: word)
        case .point(let point): bytes.write(text: point.text)
        case .decimal(let number): bytes.write(text: Wording.plain(number))
        case .nil: bytes.write("nil")
        }
    }
}

extension ArraySlice<UInt8> {
    /// The number of characters of the text.
    ///
    /// Counting characters is slow. Most calls are ASCII and arrows, in which every scalar is a character.
    fileprivate var characterCount: Int {
        var count = 0
        for byte in self {
            switch byte {
            // 0xE2 is the first of the three bytes of "→"; whatever else begins with it is one character as well.
            case 0x20...0x7E, 0xE2: count += 1
            case 0x86, 0x92: continue
            default: return String(decoding: self, as: UTF8.self).count
            }
        }
        return count
    }
}
