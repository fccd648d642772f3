/// Makes cairo's PDF into the one that is handed out: the same bytes for the same drawing, and with a title.
///
/// Cairo writes down the second at which it drew, and the time zone. The digits of that date are set to a fixed one in
/// place, and the zone is taken out; then a further part is added, as PDF has it for changes, in which the document's
/// information has a title, a description and no date.
struct PDFFinish {
    let graph: Graph

    consuming func finish(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var output = Array(bytes)
        PDFFinish.hideDate(in: &output)
        if let trailer = PDFTrailer(output) { PDFFinish.removeZone(from: &output, trailer) }
        guard let trailer = PDFTrailer(output) else { return output }
        let start = output.count
        let title = PDFFinish.hexadecimal(graph.title ?? graph.id)
        let subject = graph.summary.map { " /Subject \(PDFFinish.hexadecimal($0))" } ?? ""
        var text = "\(trailer.information) 0 obj\n<< /Title \(title)\(subject) /Producer (pagetrace) >>\n"
        text += "endobj\n"
        let table = start + text.utf8.count
        text += "xref\n\(trailer.information) 1\n\(PDFFinish.padded(start, to: 10)) 00000 n \n"
        text += "trailer\n<< /Size \(trailer.size) /Root \(trailer.root) 0 R /Info \(trailer.information) 0 R "
        text += "/Prev \(trailer.table) >>\nstartxref\n\(table)\n%%EOF\n"
        output.append(contentsOf: text.utf8)
        return output
    }

    /// Writes zeros over the digits of the date, which leaves every other byte in its place.
    private static func hideDate(in bytes: inout [UInt8]) {
        let key = Array("/CreationDate (D:".utf8)
        // The information is among the last objects.
        guard let start = PDFTrailer.last(key, in: bytes) else { return }
        var place = start + key.count
        for digit in "19700101000000".utf8 where bytes.indices.contains(place) && bytes[place] != UInt8(ascii: ")") {
            bytes[place] = digit
            place += 1
        }
    }

    /// Makes the time zone UTC, which is written shorter than all others.
    ///
    /// What follows moves, and the table of objects and the place of that table have to say so.
    private static func removeZone(from bytes: inout [UInt8], _ trailer: PDFTrailer) {
        let date = Array("/CreationDate (D:19700101000000".utf8)
        guard let start = PDFTrailer.last(date, in: bytes).map({ $0 + date.count }),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")), end - start > 1, end < trailer.table,
            let words = PDFTrailer.last(Array("trailer".utf8), in: bytes),
            let place = PDFTrailer.last(Array("startxref".utf8), in: bytes)
        else { return }
        let removed = end - start - 1
        // Each object has a line of 20 bytes, which ends where the trailer begins.
        var line = words - 20
        while line > trailer.table, let offset = Int(String(decoding: bytes[line..<line + 10], as: UTF8.self)) {
            if offset > end {
                bytes.replaceSubrange(line..<line + 10, with: padded(offset - removed, to: 10).utf8)
            }
            line -= 20
        }
        bytes.replaceSubrange(place..., with: "startxref\n\(trailer.table - removed)\n%%EOF\n".utf8)
        bytes.replaceSubrange(start..<end, with: "Z".utf8)
    }

    /// A text as UTF-16 in hexadecimal digits, in which nothing needs to be escaped.
    private static func hexadecimal(_ text: String) -> String {
        let units = text.unicodeScalars.map(VisibleCharacter.sign).flatMap { UTF16.encode($0).map(Array.init) ?? [] }
        return "<FEFF" + units.map { padded(Int($0), to: 4, radix: 16) }.joined() + ">"
    }

    private static func padded(_ number: Int, to count: Int, radix: Int = 10) -> String {
        let digits = String(number, radix: radix, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}

/// The end of a PDF with a plain table of its objects, as cairo writes it up to version 1.16.
struct PDFTrailer {
    let size: Int
    let root: Int
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
