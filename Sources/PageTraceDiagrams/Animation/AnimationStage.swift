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
        let cards = canvas.frames.flatMap(\.view.cards).distinct
        canvas.clip("stage", to: area)
        canvas.add("<g clip-path=\"url(#\(canvas.name)-stage)\">\n")
        canvas.draw(at: { $0.view.middle.shift(by: pitch) }) { canvas in
            for one in cards where one.place.isOnStrip { draw(one, into: &canvas) }
        }
        canvas.add("</g>\n")
        for one in cards where !one.place.isOnStrip { draw(one, into: &canvas) }
        drawPhone(into: &canvas)
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

extension AnimationStage {
    private static let bar = 28.0

    /// The part of the phone that shows something.
    private var screen: Rectangle {
        Rectangle(
            x: center.x - 48, y: center.y - card.height / 2 - Self.bar - 3, width: 96,
            height: Self.bar + card.height + 9)
    }

    /// Draws what lies over the pages: the phone, its title bar, a finger, and below it what is wrong.
    private func drawPhone(into canvas: inout AnimationCanvas) {
        drawBar(into: &canvas)
        let outer = Rectangle(
            center: screen.center, size: Size(width: screen.size.width + 8, height: screen.size.height + 8))
        canvas.rectangle(outer, radius: 14, stroke: .ink, width: 5)
        drawEnd(into: &canvas)
        drawFinger(into: &canvas)
        for words in canvas.frames.map({ wrong(in: $0.view) }).distinct where !words.isEmpty {
            canvas.draw(while: { wrong(in: $0.view) == words }) { canvas in
                let limit = Self.width - 24
                let line = TextStyle.boldRemark.line(words, width: limit)
                let width = TextStyle.boldRemark.width(of: line) + 16
                let pill = Rectangle(
                    center: Point(x: screen.center.x, y: area.maxY + 11), size: Size(width: width, height: 19))
                canvas.rectangle(pill, radius: 5, fill: .warningFill, stroke: .warningLine)
                canvas.line(line, at: pill.center.lowered(3.5), style: .boldRemark, color: .warningText)
            }
        }
    }

    /// The title bar says what the first tracker says.
    private func drawBar(into canvas: inout AnimationCanvas) {
        let bar = Rectangle(x: screen.minX, y: screen.minY, width: screen.size.width, height: Self.bar)
        canvas.rectangle(bar, radius: 8, fill: .panel)
        for title in canvas.frames.compactMap({ title(in: $0.view) }).distinct {
            canvas.draw(while: { self.title(in: $0.view) == title }) { canvas in
                if title.isWrong { canvas.rectangle(bar, radius: 8, fill: .warningFill) }
                let words = TextStyle.boldName.line(title.value.map(Names.visible) ?? "nil", width: bar.size.width - 12)
                canvas.line(
                    words, at: bar.center.lowered(5), style: .boldName, color: title.isWrong ? .warningText : .ink)
            }
        }
    }

    /// UIKit raises, or the app's own code traps: nothing is shown any more.
    private func drawEnd(into canvas: inout AnimationCanvas) {
        guard let step = recording.stoppedAt else { return }
        let last = recording.steps.count - 1
        canvas.draw(while: { $0.isEnd && $0.step == last }) { canvas in
            canvas.rectangle(screen, radius: 8, fill: .violationFill, stroke: .violationLine)
            canvas.line(
                StepText.badge(of: step.gesture), at: screen.center.lowered(4), style: .heading, color: .violationText)
        }
    }

    private func drawFinger(into canvas: inout AnimationCanvas) {
        let place = Point(x: screen.center.x, y: screen.maxY - 30)
        canvas.draw(while: { $0.view.finger != nil }) { canvas in
            canvas.draw(at: { ($0.view.finger ?? .zero).shift(by: pitch) }) { canvas in
                let finger = Rectangle(center: place, size: Size(width: 22, height: 22))
                canvas.rectangle(finger, radius: 11, fill: .paper, stroke: .ink, width: 1.5)
            }
        }
    }

    private func title(in view: PhoneView) -> TrackerRecord? {
        guard var tracker = view.trackers.first else { return nil }
        tracker.isWrong = tracker.isWrong && view.finger == nil
        return tracker
    }

    private func wrong(in view: PhoneView) -> String {
        // Of a page that is on its way, nothing is said.
        guard view.finger == nil else { return "" }
        return view.trackers.filter(\.isWrong).map(StepText.line).joined(separator: ", ")
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
