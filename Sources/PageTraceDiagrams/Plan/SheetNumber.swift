/// The number of a sheet in the name of its file: with two digits, or as many as the last one needs.
package struct SheetNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number, as in `02`.
    package let description: String

    /// Numbers a sheet, from 1.
    package init(_ number: Int, of count: Int) {
        self.init(number, digits: max(2, String(count).count))
    }

    /// Numbers a sheet with at least this many digits.
    package init(_ number: Int, digits: Int) {
        let text = String(number)
        description = String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

/// How one file refers to another in the same folder.
package enum FileReference {
    /// The name as a relative address; everything except plain letters, digits and signs is written as `%20`.
    ///
    /// A name can therefore not be mistaken for a scheme, a path, a query or markup.
    package static func address(of name: String) -> String {
        name.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isPlain || "-._".unicodeScalars.contains(scalar) { return String(scalar) }
            return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
