private import CPageFiles

/// The files under `Page`, joined in a fixed order.
enum PageFiles {
    static let template = Template(text: bytes(page_template()))
    static let rules = bytes(page_rules())

    static let style = CondensedFile(styleSource).bytes
    static let liveStyle = style + CondensedFile(liveStyleSource).bytes

    /// One function, so that nothing of it is seen by other scripts that somebody may run beside it.
    static let script = function(scriptSource)
    static let liveScript = function(scriptSource + liveScriptSource)

    static var styleSource: [UInt8] { bytes(page_style()) }
    static var liveStyleSource: [UInt8] { bytes(page_live_style()) }
    static var scriptSource: [UInt8] { bytes(page_script()) }
    static var liveScriptSource: [UInt8] { bytes(page_live_script()) }

    private static func function(_ script: [UInt8]) -> [UInt8] {
        Array("(() => {\n\"use strict\";\n".utf8) + CondensedFile(script).bytes + Array("})();\n".utf8)
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] { Array(String(cString: text).utf8) }
}

/// Bytes as text of 64 letters (RFC 4648), for hashes and for pictures inside the page.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The letters, filled up with `=` to a multiple of four.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let end = min(start + 3, bytes.count)
            let group = bytes[start..<end].reduce(0) { $0 << 8 | Int($1) } << (8 * (start + 3 - end))
            for place in 0..<4 {
                text.append(place > end - start ? UInt8(ascii: "=") : letters[group >> (18 - 6 * place) & 63])
            }
        }
        return text
    }
}

/// A script or a style as it is in a page: without the lines that only readers of the source need.
///
/// Lines that are comments, blank lines and indentation are left out; every other line stays as it is, so that a
/// browser's error still shows it. Whoever writes under `Page` keeps to two rules, which the tests check: a comment
/// ends in the line in which it begins, and no line begins in the text of a template literal.
struct CondensedFile {
    let bytes: [UInt8]

    init(_ file: [UInt8]) {
        bytes = Array(
            file.split(separator: UInt8(ascii: "\n"))
                .map { $0.drop { $0 == UInt8(ascii: " ") } }
                .filter { !$0.isEmpty && !Self.isComment($0) }
                .map { $0 + [UInt8(ascii: "\n")] }
                .joined())
    }

    /// Whether a line without indentation is a comment and nothing else.
    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "//".utf8) { return true }
        let end = line.firstRange(of: Array("*/".utf8))
        return line.starts(with: "/*".utf8) && end?.upperBound == line.endIndex
    }
}
