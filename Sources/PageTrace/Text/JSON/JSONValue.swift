/// A value in a JSON text that has passed ``JSONScanner``, identified by the offset where it begins.
///
/// Nothing is decoded before it is needed, and nothing is kept: a trace of a million gestures is read directly from its
/// text.
struct JSONValue {
    let bytes: [UInt8]
    let offset: Int
}

extension JSONValue {
    /// Creates the value that the whole text consists of.
    init(rootOf bytes: [UInt8]) {
        self.init(bytes: bytes, offset: JSONLocator(bytes: bytes).skippingSpace(0))
    }

    var path: JSONPath { JSONPath(start: offset) }

    var string: String? {
        guard first == UInt8(ascii: "\"") else { return nil }
        return JSONText.decoded((offset + 1)..<(JSONText.end(ofStringAt: offset, in: bytes) - 1), of: bytes)
    }

    var boolean: Bool? {
        switch first {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    var isNull: Bool { first == UInt8(ascii: "n") }

    /// The number, nil for anything else and for one that is too large.
    var number: Double? {
        word.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The integer, nil for anything else and for one that is too large; `1.0` and `1e2` count as integers.
    func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
        guard let word else { return nil }
        return Value(word) ?? Double(word).flatMap(Value.init(exactly:))
    }

    /// A key of an object, where it begins, and its value.
    typealias Member = (key: String, offset: Int, value: JSONValue)

    /// The members of an object in their order, nil for anything else.
    var members: [Member]? {
        guard first == UInt8(ascii: "{") else { return nil }
        let locator = JSONLocator(bytes: bytes)
        var members: [Member] = []
        var position = locator.skippingSpace(offset + 1)
        while position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            let end = JSONText.end(ofStringAt: position, in: bytes)
            // Skip the colon, which follows every key.
            let value = locator.skippingSpace(locator.skippingSpace(end) + 1)
            let key = JSONText.decoded((position + 1)..<(end - 1), of: bytes)
            members.append((key, position, JSONValue(bytes: bytes, offset: value)))
            position = locator.next(afterValueAt: value)
        }
        return members
    }

    var elements: JSONList? {
        first == UInt8(ascii: "[") ? JSONList(bytes: bytes, offset: offset) : nil
    }

    private var first: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The characters of a number, nil for anything else.
    private var word: String? {
        guard let first, first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return nil
        }
        return String(decoding: bytes[offset...].prefix { !JSONScanner.endsWord($0) }, as: UTF8.self)
    }
}

/// The elements of a list in a JSON text, found one after the other.
struct JSONList: Sequence, IteratorProtocol {
    private let list: JSONValue
    private let locator: JSONLocator
    /// Where the next element begins, or the bracket that closes.
    private var position: Int
    /// Where the latest element begins; the next one follows it.
    private var latest: Int?

    init(bytes: [UInt8], offset: Int) {
        list = JSONValue(bytes: bytes, offset: offset)
        locator = JSONLocator(bytes: bytes)
        position = locator.skippingSpace(offset + 1)
    }

    var path: JSONPath { list.path }

    /// The number of elements; counting takes linear time.
    var count: Int { reduce(0) { count, _ in count + 1 } }

    mutating func next() -> JSONValue? {
        if let latest { position = locator.next(afterValueAt: latest) }
        guard position < list.bytes.count, list.bytes[position] != UInt8(ascii: "]") else {
            latest = nil
            return nil
        }
        latest = position
        return JSONValue(bytes: list.bytes, offset: position)
    }
}
