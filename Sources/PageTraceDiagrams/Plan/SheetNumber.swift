/// The number of a sheet in the name of its file: with two digits, or as many as the last one needs.
package struct SheetNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number, as in `02`.
    package let description: String

    /// Numbers a sheet.
    ///
    /// - Parameters:
    ///   - number: The number, from 1.
    ///   - count: The number of sheets.
    package init(_ number: Int, of count: Int) {
        self.init(number, digits: max(2, String(count).count))
    }

    /// Numbers a sheet with at least this many digits.
    package init(_ number: Int, digits: Int) {
        let text = String(number)
        description = String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
