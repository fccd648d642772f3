import PageTrace

/// A JSON value that the script of the page reads, written without a space, and safe inside a `<script>` element.
///
/// No string in it can end that element or begin a comment of HTML: `<` is always escaped. So is what turns the direction
/// of a line, for those who read the file.
enum PageValue: ExpressibleByArrayLiteral {
    typealias Member = (key: String, value: PageValue)

    case null
    case number(Int)
    case decimal(Double)
    case string(String)
    case list([PageValue])
    case object([Member])
    /// A value that is JSON already.
    case raw([UInt8])

    init(arrayLiteral values: PageValue...) { self = .list(values) }

    static func bool(_ value: Bool) -> PageValue { .number(value ? 1 : 0) }
    static func numbers(_ numbers: [Int]) -> PageValue { .list(numbers.map { .number($0) }) }
    static func decimals(_ numbers: [Double]) -> PageValue { .list(numbers.map { .decimal($0) }) }
    static func strings(_ texts: [String]) -> PageValue { .list(texts.map { .string($0) }) }

    /// Rows of the same members in the same order, whose keys are said once.
    static func table(_ rows: [[Member]]) -> PageValue {
        .object([
            ("columns", .strings(rows.first?.map(\.key) ?? [])),
            ("rows", .list(rows.map { .list($0.map(\.value)) })),
        ])
    }

    /// The JSON, as UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .number(let number): bytes += number.description.utf8
        case .decimal(let number): bytes += (number.isFinite ? number.description : "0").utf8
        case .string(let text): Self.write(text, to: &bytes)
        case .raw(let json): bytes += json
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (place, value) in values.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (place, member) in members.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
            case _ where scalar == "<" || Wording.isInvisible(scalar):
                let digits = String(scalar.value, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
