import PageTraceDiagrams

/// The lines that show an image in a document.
package struct Reference: Hashable, Sendable {
    /// The lines, without line breaks.
    package let lines: [String]

    /// Refers to the image of a place; the summary is the alternative text, if the place has none.
    package init(to image: ImagePlan.Image, request: DiagramRequest, summary: String) {
        let alternative = Self.inLine(request.alternative ?? summary)
        // Behind a space, the mark of emphasis would be a bullet.
        let caption = request.caption.map { ["", "*\(Self.inLine($0))*"] } ?? []
        let page = image.page.map { ["", "[\(WrittenLines.pageLink)](\(Self.destination($0)))"] } ?? []
        let address = Self.destination(image.reference)
        let picture = image.narrow.map { narrow in
            "<picture><source media=\"(max-width: \(Self.narrowest)px)\" srcset=\"\(Self.destination(narrow))\">"
                + "<img src=\"\(address)\" alt=\"\(Self.attribute(alternative))\"></picture>"
        }
        lines = [picture ?? "![\(Self.escaped(alternative))](\(address))"] + caption + page
    }

    /// The widest screen for the drawing for narrow ones, in pixels of the web: there, the smallest letters of the usual one,
    /// 12 pixels in a column of 830, would have 9.
    private static let narrowest = 640

    /// Text as the value of an attribute in HTML.
    private static func attribute(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(visible(scalar))
            }
        }.joined()
    }

    private static func inLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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

    /// The scalar itself, or a sign instead of a control character and of what turns the rest of the line around.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: "\u{fffd}"
        default: scalar
        }
    }

    /// A path as a relative address: letters of all scripts stay readable.
    private static func destination(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            let isSafe =
                scalar.isASCII
                ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "-._~/".unicodeScalars.contains(scalar)
                : !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
            return isSafe ? String(scalar) : FileReference.address(of: String(scalar))
        }.joined()
    }
}
