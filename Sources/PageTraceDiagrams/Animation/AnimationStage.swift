import Graphviz
import PageTrace

/// Draws the phone of an animated walk, and the pages that slide behind it.
struct AnimationStage {
    private let recording: Recording
    /// The middle of the page in the phone.
    private let center: Point
    private let card: Size
    /// The distance from one page to the next.
    private let pitch: Size
    /// What lies behind the phone ends here.
    private let area: Rectangle

    static let width = 296.0
    /// The height of the stage with the line below the phone.
    static let height = 226.0
    /// The most pages that the pile shows.
    private static let most = 7

    init(_ recording: Recording, top: Double) {
        self.recording = recording
        let isFlat = recording.layout.isVertical || recording.hasRows
        card = Size(width: 92, height: isFlat ? 66 : 146)
        pitch = Size(width: 101, height: card.height + 40)
        center = Point(x: Self.width / 2, y: top + (isFlat ? 112 : 118))
        area = Rectangle(x: 0, y: top, width: Self.width, height: 206)
    }

    func draw(into canvas: inout AnimationCanvas) {
        canvas.clip("stage", to: area)
        canvas.add("<g clip-path=\"url(#\(canvas.name)-stage)\">\n")
        canvas.draw(at: { $0.view.middle.shift(by: pitch) }) { canvas in
            for one in cards(of: canvas.frames) where one.place.isOnStrip { draw(one, into: &canvas) }
        }
        canvas.add("</g>\n")
        for one in cards(of: canvas.frames) where !one.place.isOnStrip { draw(one, into: &canvas) }
        PhoneFrame(recording, center: center, card: card, pitch: pitch).draw(below: area.maxY, into: &canvas)
    }

    private func cards(of frames: [AnimationFrame]) -> [PhoneView.Card] {
        frames.flatMap(\.view.cards).distinct
    }

    private func draw(_ one: PhoneView.Card, into canvas: inout AnimationCanvas) {
        guard let frame = frame(of: one.place) else { return }
        canvas.draw(while: { $0.view.cards.contains(one) }) { canvas in
            switch one.content {
            case .unknown, .none:
                canvas.rectangle(frame, radius: 6, fill: .paper, stroke: .absentLine, isDashed: true)
                let words = one.content == .none ? "nil" : "?"
                canvas.line(words, at: frame.center.lowered(4), style: .name, color: .absentText)
            case .page(let page):
                canvas.rectangle(frame, radius: 6, fill: .heldFill, stroke: .heldLine)
                draw(page, Words.say("held"), in: frame, color: .heldText, into: &canvas)
                canvas.draw(while: { $0.view.shown.contains(one) }) { canvas in
                    canvas.rectangle(frame, radius: 6, fill: .shownFill, stroke: .shownFill)
                    draw(page, Words.say("shown"), in: frame, color: .shownText, into: &canvas)
                }
            }
        }
    }

    private func draw(
        _ page: String, _ caption: String, in frame: Rectangle, color: Palette, into canvas: inout AnimationCanvas
    ) {
        let isFlat = frame.size.height < 30
        let size = frame.size.width < 60 || isFlat ? Measures.smallName : Measures.name
        let style = TextStyle(color == .shownText ? .boldSans : .sans, size)
        let name = FittedName(page, width: frame.size.width - 8, style: style, lineLimit: isFlat ? 1 : 3)
        let height = Double(name.lines.count - 1) * Measures.linePitch
        var place = frame.center.lowered(isFlat ? 3.5 : -height / 2)
        for line in name.lines {
            canvas.line(line, at: place, style: style, color: color)
            place.y += Measures.linePitch
        }
        if !isFlat { canvas.line(caption, at: place.lowered(1), style: .mark, color: color) }
    }

    private func frame(of place: PhoneView.Place) -> Rectangle? {
        switch place {
        case .strip(let across, let down):
            let middle = Point(x: center.x + Double(across) * pitch.width, y: center.y + Double(down) * pitch.height)
            return Rectangle(center: middle, size: card)
        case .leaf(let leaf):
            let middle = Point(x: center.x + (Double(leaf) - 0.5) * card.width / 2, y: center.y)
            return Rectangle(center: middle, size: Size(width: card.width / 2 - 1, height: card.height))
        case .pile(let place):
            guard place < Self.most else { return nil }
            return Rectangle(x: 206, y: area.minY + 22 + Double(place) * 24, width: 86, height: 20)
        }
    }
}

extension Recording {
    fileprivate var hasRows: Bool {
        steps.contains { step in
            step.after.first?.slots.contains {
                if case .cell(_, let row) = $0.place { row > 0 } else { false }
            } ?? false
        }
    }
}

extension PhoneView.Place {
    /// Whether it moves with the strip.
    fileprivate var isOnStrip: Bool {
        if case .strip = self { true } else { false }
    }
}

extension Point {
    /// How far pages move to bring this place, which is in pages, into the middle.
    func shift(by pitch: Size) -> Point { Point(x: -x * pitch.width, y: -y * pitch.height) }

    func lowered(_ distance: Double) -> Point { Point(x: x, y: y + distance) }
}
