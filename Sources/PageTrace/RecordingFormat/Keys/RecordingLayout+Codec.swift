import Paging

extension Recording.Layout {
    static let codec = RecordObject<Recording.Layout>(
        "a layout", "How the container lays out its pages, as far as a picture has to know.", from: Recording.Layout(),
        [
            RecordKey(
                required: "arrangement", \.arrangement, { $0.arrangement = $1 }, .word,
                "Beside each other with one on screen, two as in an open book, in a grid under a window that moves, or "
                    + "on top of each other."),
            RecordKey(
                optional: "vertical", { $0.isVertical ? true : nil }, { $0.isVertical = $1 }, .boolean,
                "Whether pages lie below each other."),
            RecordKey(
                optional: "mirrored", { $0.isMirrored ? true : nil }, { $0.isMirrored = $1 }, .boolean,
                "Whether later pages are to the left."),
            RecordKey(
                optional: "curled", { $0.isCurled ? true : nil }, { $0.isCurled = $1 }, .boolean,
                "Whether pages are turned like those of a book."),
            RecordKey(
                optional: "size", \.size, { $0.size = $1 }, ScrollSize.recordCodec.codec,
                "The size of the visible area at first, in points."),
        ])
}

extension ScrollSize {
    static let recordCodec = RecordObject<ScrollSize>(
        "a size", "Width and height, in points.", from: ScrollSize(width: 0, height: 0),
        [
            RecordKey(required: "width", \.width, { $0.width = $1 }, .bounded),
            RecordKey(required: "height", \.height, { $0.height = $1 }, .bounded),
        ])
}
