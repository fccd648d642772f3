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
