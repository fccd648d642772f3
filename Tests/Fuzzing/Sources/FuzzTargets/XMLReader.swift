/// Reads XML piece by piece, and takes nothing that the specification does not allow; of what it allows, document types,
/// processing instructions and comments are refused too, as drawings have none.
struct XMLReader {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    enum Piece {
        case start(Element)
        case end(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The name of an element `<a/>` whose end is still to be told.
    private var closing: String?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next piece, nil at the end.
    mutating func next() throws(Violation) -> Piece? {
        if position == 0 {
            try require(String(validating: bytes, as: UTF8.self) != nil, "the XML is not UTF-8")
            try take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        }
        if let name = closing {
            closing = nil
            return .end(name)
        }
        guard let byte = peek else { return nil }
        guard byte == UInt8(ascii: "<") else { return .text(try text(until: UInt8(ascii: "<"))) }
        position += 1
        if peek == UInt8(ascii: "/") {
            position += 1
            let name = try name()
            skipSpace()
            try take(">")
            return .end(name)
        }
        return .start(try element())
    }

    private mutating func element() throws(Violation) -> Element {
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = skipSpace()
            switch peek {
            case UInt8(ascii: ">"):
                position += 1
                return Element(name: name, attributes: attributes)
            case UInt8(ascii: "/"):
                position += 1
                try take(">")
                closing = name
                return Element(name: name, attributes: attributes)
            default:
                try require(hasSpace, "in <\(name)> a space is missing")
                let key = try self.name()
                try take("=\"")
                let value = try text(until: UInt8(ascii: "\""))
                try take("\"")
                try require(attributes.updateValue(value, forKey: key) == nil, "<\(name)> has \(key) twice")
            }
        }
    }

    /// Text with its entities decoded, up to a byte.
    private mutating func text(until end: UInt8) throws(Violation) -> String {
        var decoded: [UInt8] = []
        while let byte = peek, byte != end {
            try require(byte != UInt8(ascii: "<"), "a < stands in a value")
            if byte == UInt8(ascii: "&") {
                decoded += Array(String(try entity()).utf8)
            } else {
                decoded.append(byte)
                position += 1
            }
        }
        let text = String(decoding: decoded, as: UTF8.self)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: break
            default: throw Violation("XML does not allow U+\(String(scalar.value, radix: 16))")
            }
        }
        return text
    }

    private mutating func entity() throws(Violation) -> Unicode.Scalar {
        let body = bytes[(position + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
        let name = String(decoding: body, as: UTF8.self)
        position += body.count + 1
        try take(";")
        if let scalar = Self.entities[name] { return scalar }
        let isHexadecimal = name.hasPrefix("#x")
        guard name.hasPrefix("#"),
            let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value)
        else { throw Violation("XML has no &\(name);") }
        return scalar
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    private mutating func name() throws(Violation) -> String {
        let name = bytes[position...].prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: false
            }
        }
        position += name.count
        let text = String(decoding: name, as: UTF8.self)
        try require(text.first?.isLetter == true, "there is no name behind < at byte \(position)")
        return text
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ text: StaticString) throws(Violation) {
        for index in 0..<text.utf8CodeUnitCount {
            try require(peek == text.utf8Start[index], "\(text) is missing at byte \(position)")
            position += 1
        }
    }

    @discardableResult private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { position += 1 }
        return position > start
    }
}
