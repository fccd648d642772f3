/// Estimates how wide a text will be, without fonts.
///
/// The reader's typeface is unknown. Helvetica, Arial and Liberation Sans, one of which nearly everybody has, have the
/// same widths; for code, the estimate uses the wider of the faces that replace Menlo. libgvc lays out text with the
/// same estimate, on every machine.
///
///     let width = TextMetrics.width(of: "didFinishAnimating", font: .monospaced, size: 11) + 2 * padding
package enum TextMetrics {
    /// The width of a text of one line, in points; line feeds have none, see ``size(of:font:size:)``.
    package static func width(of text: String, font: Font = .sans, size: Double) -> Double {
        var text = text
        return text.withUTF8 { Double(LineWidth.hundredths(of: $0, font: font)) * size / 100 }
    }

    /// The width of the longest line of a text and the height of all of its lines, in points.
    package static func size(of text: String, font: Font = .sans, size: Double) -> Size {
        var text = text
        return text.withUTF8 { bytes in
            var widest = 0
            var lines = 0
            for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                widest = max(widest, LineWidth.hundredths(of: UnsafeBufferPointer(rebasing: line), font: font))
                lines += 1
            }
            return Size(width: Double(widest) * size / 100, height: Double(lines) * lineHeight(size: size))
        }
    }

    /// The distance from one line to the next, in points, for letters of the given height.
    package static func lineHeight(size: Double) -> Double { size * 1.2 }
}
