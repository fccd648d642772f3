/// The lines that show an image in a document.
public struct Reference: Hashable, Sendable {
    /// The lines, without line breaks.
    public let lines: [String]

    /// Refers to the image of a place.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - asking: What the place asks for.
    ///   - summary: What stands in place of the image where the place does not say it.
    ///   - host: Who shows the document.
    public init(to image: ImagePlan.Image, asking: Asking, summary: String, host: Host) {
        let alternative = (asking.alternative ?? summary).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch host {
        case .markdown:
            let caption = asking.caption.map { ["", "*\($0)*"] } ?? []
            lines = ["![\(Self.escaped(alternative))](\(Self.destination(image.reference)))"] + caption
        case .catalog:
            let head = "@Image(source: \"\(image.reference)\", alt: \"\(Self.quotable(alternative))\")"
            lines = asking.caption.map { ["\(head) {", "    \(Self.paragraph($0))", "}"] } ?? [head]
        }
    }

    /// Text that Markdown shows as it is.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\[]*_`<>&~|".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// A line of Markdown that begins a paragraph: no comment, code, HTML or directive, which could go on behind it.
    private static func paragraph(_ line: String) -> String {
        let isBlock = ["<", "}", "@", "```", "~~~"].contains(where: line.hasPrefix)
        return isBlock ? "\\" + line : line
    }

    /// A directive's value ends with the first straight quote.
    private static func quotable(_ text: String) -> String {
        var result = ""
        // A comment in it could be taken for a marker.
        for character in text.replacing("<!--", with: "‹!--") {
            switch character {
            case "\"": result += result.isEmpty || result.hasSuffix(" ") || result.hasSuffix("(") ? "“" : "”"
            case "\\": result += "∖"
            default: result.append(character)
            }
        }
        return result
    }

    /// A path as a relative address: letters of all scripts stay readable.
    private static func destination(_ path: String) -> String {
        var result = ""
        for scalar in path.unicodeScalars {
            let isSafe =
                scalar.isASCII
                ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "-._~/".unicodeScalars.contains(scalar)
                : !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
            if isSafe {
                result.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 {
                    result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
        return result
    }
}
