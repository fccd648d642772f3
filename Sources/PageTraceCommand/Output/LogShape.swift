import PageTrace

/// Recognizes logs of pagetrace, which have no place for a comment.
enum LogShape {
    /// Whether a text begins and ends like a log, with the figures or what was never asked for in the last line.
    static func isText(first: [UInt8], last: [UInt8]) -> Bool {
        guard beginsText(first) else { return false }
        let end = String(decoding: last, as: UTF8.self).split(separator: "\n").last ?? ""
        return end.contains(" callback") && end.contains(" finding") || coverage.contains(where: end.contains)
    }

    /// Whether a text begins like a log: with the container above an empty line and the first step.
    static func beginsText(_ first: [UInt8]) -> Bool {
        let lines = String(decoding: first, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let gap = lines.prefix(maximumHeading + 1).firstIndex(where: \.isEmpty), gap > 0,
            Recording.containerNames.contains(where: lines[gap - 1].hasPrefix), lines.indices.contains(gap + 1)
        else { return false }
        let next = lines[gap + 1]
        let isStep = next.drop { $0.isNumber }.hasPrefix(". ") && next.first?.isNumber == true
        return isStep || next.hasPrefix("step") || next.hasPrefix("no steps")
    }

    /// Whether bytes begin like a recording, in JSON or JSON lines, or like a coverage.
    ///
    /// A trace is not a recording: its container, if it has one, is an object and not a string.
    static func isJSON(_ first: [UInt8]) -> Bool {
        let keys = OutermostKeys.of(first)
        let names = Set(keys.map(\.name))
        func has(_ name: String, _ start: String) -> Bool {
            keys.contains { $0.name == name && [$0.start] == Array(start.utf8) }
        }
        let isRecording = has("container", "\"") && names.isSubset(of: Recording.keys)
        return isRecording || has("answers", "[") && names.isSubset(of: ["answers", "pages", "questions", "steps"])
    }

    /// Whether bytes begin like a graph of situations, which has the recording of what leads to it as its first key.
    static func isGraph(_ first: [UInt8]) -> Bool {
        OutermostKeys.of(first).contains { $0.name == "beginning" || $0.name == "graph" }
    }

    /// Whether bytes begin like a trace: what happens in it is no part of a recording.
    static func isTrace(_ first: [UInt8]) -> Bool {
        OutermostKeys.of(first).contains { ["client", "gestures", "path"].contains($0.name) }
    }

    /// Title, description and container.
    private static let maximumHeading = 3
    private static let coverage = ["never asked", "every answer was asked for"]
}

/// The keys of the outermost object of JSON, as far as its first bytes tell.
///
/// A recording can be much larger than the part of it that is read, so it cannot be parsed as a whole.
enum OutermostKeys {
    /// The keys of the first object in their order, each with the first byte of its value; none if the bytes do not begin
    /// with an object.
    static func of(_ bytes: [UInt8]) -> [(name: String, start: UInt8)] {
        var keys: [(name: String, start: UInt8)] = []
        var depth = 0
        var name: String?
        var isValue = false
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if isSpace(byte) { continue }
            guard depth > 0 || byte == UInt8(ascii: "{") else { return [] }
            if isValue, let key = name {
                keys.append((key, byte))
                (name, isValue) = (nil, false)
            }
            switch byte {
            case UInt8(ascii: "\""):
                let end = end(ofStringAt: position, in: bytes)
                if depth == 1 { name = String(decoding: bytes[position..<end], as: UTF8.self) }
                position = end + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return keys }
            case UInt8(ascii: ":"): isValue = depth == 1
            default: break
            }
        }
        return keys
    }

    private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(position, bytes.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
    }
}
