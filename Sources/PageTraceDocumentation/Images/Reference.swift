/// The lines that show an image in a document.
public struct Reference: Hashable, Sendable {
    /// The lines, without line breaks.
    public let lines: [String]

    /// Refers to the image of a place.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - asking: What the place asks for.
    ///   - summary: The alternative text, if the place has none.
    ///   - host: What displays the document.
    public init(to image: ImagePlan.Image, asking: Asking, summary: String, host: Host) {
        let alternative = (asking.alternative ?? summary).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch host {
        case .markdown:
            let caption = asking.caption.map { ["", "*\($0)*"] } ?? []
            let page = image.page.map { ["", "[\(WrittenLines.pageLink)](\(Self.destination($0)))"] } ?? []
            lines = ["![\(Self.escaped(alternative))](\(Self.destination(image.reference)))"] + caption + page
        case .catalog:
            let head = "@Image(source: \"\(image.reference)\", alt: \"\(Self.quotable(alternative))\")"
            lines = asking.caption.map { ["\(head) {", "    \(Self.paragraph($0))", "}"] } ?? [head]
        }
    }

    /// Text that Markdown shows as it is.
    ///
    /// Markdown reads scalars and not characters: a bracket under an accent is a bracket.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if "\\[]*_`<>&~|".unicodeScalars.contains(scalar) { result.append("\\") }
            result.append(visible(scalar))
        }
        return String(result)
    }

    /// A line of Markdown that begins a paragraph: no comment, code, HTML or directive, which could go on after it.
    private static func paragraph(_ line: String) -> String {
        let isBlock = ["<", "}", "@", "```", "~~~"].contains(where: line.hasPrefix)
        return isBlock ? "\\" + line : line
    }

    /// A directive's value ends with the first straight quote.
    private static func quotable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        // A comment in it could be taken for a marker.
        for scalar in text.replacing("<!--", with: "‹!--").unicodeScalars {
            switch scalar {
            case "\"": result.append([nil, " ", "("].contains(result.last) ? "“" : "”")
            case "\\": result.append("∖")
            default: result.append(visible(scalar))
            }
        }
        return String(result)
    }

    /// The scalar itself, or a sign instead of a control character and of what turns the rest of the line around.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: "\u{fffd}"
        default: scalar
        }
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
