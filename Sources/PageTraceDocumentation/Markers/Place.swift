/// A place in a document that asks for a diagram.
package struct Place: Hashable, Sendable {
    package let request: DiagramRequest

    /// Where errors about what is replayed point to: the value of `trace` or `path`.
    let sourceOffset: Int

    /// Where errors about the second trace point to: the value of `with`, nil if there is none.
    let counterpartOffset: Int?

    /// The bytes between the lines of the two markers: what pagetrace writes.
    package let body: Range<Int>

    /// What is before the marker in its line, so that what is written stays in the same quotation or list.
    let prefix: [UInt8]

    let lineBreak: [UInt8]
}
