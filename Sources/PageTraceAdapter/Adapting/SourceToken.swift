/// A token of a Swift source, by its place in the bytes.
struct SourceToken {
    /// The kinds of tokens that matter here.
    enum Kind: UInt8 {
        /// An identifier or a keyword; in backticks, these are part of it.
        case word
        /// An attribute, with its `@`.
        case attribute
        /// A directive or a macro, with its `#`.
        case directive
        /// Any other byte that is no space.
        case mark
    }

    let kind: Kind
    private let first: UInt32
    private let end: UInt32

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        (first, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
    }

    /// Where it is, in bytes.
    var range: Range<Int> { Int(first)..<Int(end) }
}
