/// Tells what pagetrace writes between two markers from what somebody else wrote there, so that nothing gets lost.
///
/// It is generous if an editor breaks lines or changes marks of emphasis, and strict about whole paragraphs.
enum WrittenLines {
    /// The words of the link to a page to step through.
    static let pageLink = "Step through it"

    static func areOurs(_ body: ArraySlice<UInt8>) -> Bool {
        var paragraphs: [[String]] = [[]]
        for line in String(decoding: body, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            let text = line.drop { $0 == ">" || $0.isWhitespace }
            if text.isEmpty {
                if paragraphs.last?.isEmpty == false { paragraphs.append([]) }
            } else {
                paragraphs[paragraphs.count - 1].append(String(text))
            }
        }
        paragraphs.removeAll(where: \.isEmpty)
        if paragraphs.last?.first?.hasPrefix("[\(pageLink)](") == true { paragraphs.removeLast() }
        guard let first = paragraphs.first?.first else { return true }
        if first.hasPrefix("@Image(") {
            let last = paragraphs.last?.last?.last { !$0.isWhitespace }
            return paragraphs.count <= 3 && (last == ")" || last == "}")
        }
        let isPicture = first.hasPrefix("<picture>") && paragraphs[0].last?.hasSuffix("</picture>") == true
        guard first.hasPrefix("![") || isPicture, paragraphs.count <= 2 else { return false }
        guard paragraphs.count == 2, let caption = paragraphs[1].first else { return true }
        return caption.hasPrefix("*") || caption.hasPrefix("_")
    }
}
