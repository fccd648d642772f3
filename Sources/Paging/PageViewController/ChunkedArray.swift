/// An array that grows without moving its elements.
///
/// A log of millions of callbacks would otherwise be copied whenever it outgrows its storage, which costs several times
/// as much as the logging.
@usableFromInline
struct ChunkedArray<Element> {
    @usableFromInline static var chunkSize: Int { 8192 }

    @usableFromInline var full: [[Element]] = []
    @usableFromInline var tail: [Element] = []

    @inlinable
    init() {}

    @inlinable var count: Int { full.count * Self.chunkSize + tail.count }

    @inlinable
    mutating func append(_ element: Element) {
        if tail.count == Self.chunkSize { startChunk() }
        tail.append(element)
    }

    @inlinable
    mutating func startChunk() {
        full.append(tail)
        tail = []
        tail.reserveCapacity(Self.chunkSize)
    }

    @inlinable
    mutating func removeAll() {
        if !full.isEmpty { full.removeAll(keepingCapacity: true) }
        tail.removeAll(keepingCapacity: true)
    }

    @inlinable
    subscript(position: Int) -> Element {
        let chunk = position / Self.chunkSize
        return chunk < full.count ? full[chunk][position % Self.chunkSize] : tail[position % Self.chunkSize]
    }
}

extension ChunkedArray: Sendable where Element: Sendable {}
