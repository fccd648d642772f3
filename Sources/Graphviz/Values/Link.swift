/// An address that a drawing may link to.
///
/// Only what a reader can follow without harm is accepted: `http`, `https`, and addresses without a scheme, relative
/// to the document. `javascript:`, `data:`, `file:` and the like give nil, as does a text with spaces or controls.
package struct Link: Hashable, Sendable {
    package let address: String

    /// Accepts an address; nil if it could do more than lead somewhere.
    package init?(_ address: String) {
        guard !address.isEmpty, address.unicodeScalars.allSatisfy(Link.isHarmless) else { return nil }
        if let end = address.unicodeScalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
            address.unicodeScalars[end] == ":"
        {
            let scheme = address.unicodeScalars[..<end]
            guard ["http", "https"].contains(String(scheme).lowercased()) else { return nil }
        }
        self.address = address
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "<", ">", "\\", "`": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned:
            return false
        default:
            return true
        }
    }
}
