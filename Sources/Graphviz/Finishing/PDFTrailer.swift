/// The end of a PDF with a plain table of its objects, as cairo writes it up to version 1.16.
struct PDFTrailer {
    /// The number of objects.
    let size: Int
    /// The object where reading begins.
    let root: Int
    /// The object with the document's information.
    let information: Int
    /// Where the table of objects is.
    let table: Int

    /// Reads the end of a file; nil if it has another form.
    init?(_ bytes: [UInt8]) {
        guard let start = Self.last(Array("trailer".utf8), in: bytes) else { return nil }
        let words = String(decoding: bytes[start...], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        func number(after key: Substring) -> Int? {
            guard let place = words.firstIndex(of: key), words.indices.contains(place + 1) else { return nil }
            return Int(words[place + 1])
        }
        guard let size = number(after: "/Size"), let root = number(after: "/Root"),
            let information = number(after: "/Info"), let table = number(after: "startxref")
        else { return nil }
        (self.size, self.root, self.information, self.table) = (size, root, information, table)
    }

    /// Where a text is last, at most some kilobytes before the end of an ordinary file.
    static func last(_ text: [UInt8], in bytes: [UInt8]) -> Int? {
        stride(from: bytes.count - text.count, through: 0, by: -1).first {
            bytes[$0] == text[0] && bytes[$0...].starts(with: text)
        }
    }
}
