import PageTrace

/// How a container lays out its pages, as far as a picture has to know.
///
/// A recording says it in the words of its container and of its gestures; this is the one place that reads them.
package struct ContainerLayout {
    /// How the slots of the container lie to each other.
    enum Arrangement: String {
        /// One page with its neighbors on both sides.
        case neighbours
        /// Two pages at a time, as in an open book.
        case spread
        /// All pages beside and below each other, under a window that moves.
        case grid
        /// Controllers on top of each other.
        case stack
    }

    let arrangement: Arrangement
    let isCurled: Bool
    let isVertical: Bool
    let isRightToLeft: Bool
    /// The width and height of a page of a grid at first.
    let size: [Double]

    init(_ recording: Recording) {
        let words = Self.parts(of: recording.container)
        isCurled = words.contains("page curl")
        isVertical = words.contains("vertical")
        isRightToLeft = words.contains("right to left")
        size = words.lazy.compactMap(Self.size).first ?? []
        let slots = recording.steps.first?.after.first?.slots.map(\.name) ?? []
        arrangement =
            if slots.contains("left") {
                .spread
            } else if slots.contains("shown") {
                .neighbours
            } else if slots.contains(where: { $0.contains("column") }) {
                .grid
            } else {
                .stack
            }
    }

    /// The place to which a gesture moves, in pages: one number, or across and down; empty if it says none.
    package static func position(in gesture: String) -> [Double] {
        guard let words = gesture.words(after: "move to ") ?? gesture.words(after: "set offset to ") else { return [] }
        return numbers(in: words)
    }

    /// The size that the container gets from a gesture, empty if it keeps its own.
    static func size(in gesture: String) -> [Double] {
        gesture.words(after: "resize to ").flatMap { size(of: $0[...]) } ?? []
    }

    /// The point that an argument names, such as `(224, 0)`, empty if it is none.
    static func point(in word: String) -> [Double] {
        word.hasPrefix("(") ? numbers(in: word) : []
    }

    private static func size(of words: String) -> [Double]? {
        size(of: words[...])
    }

    private static func size(of words: Substring) -> [Double]? {
        let sides = words.split(separator: "×").compactMap { Double($0.filter { !$0.isWhitespace }) }
        return sides.count == 2 && sides.allSatisfy { 0...1e9 ~= $0 } ? sides : nil
    }

    private static func numbers(in words: String) -> [Double] {
        let numbers = words.filter { !"() ".contains($0) }.split(separator: ",").map { Double($0) }
        // A recording that somebody else wrote can say anything: what is beyond any container is no place.
        let known = numbers.compactMap(\.self).filter { abs($0) <= 1e9 }
        return known.count == numbers.count ? known : []
    }

    private static func parts(of container: String) -> [String] {
        container.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
}

extension String {
    /// What follows some words at the start, nil if it does not start with them.
    fileprivate func words(after start: String) -> String? {
        hasPrefix(start) ? String(dropFirst(start.count)) : nil
    }
}
