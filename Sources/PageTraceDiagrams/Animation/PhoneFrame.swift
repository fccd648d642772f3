import Graphviz
import PageTrace

/// Draws what lies over the pages of an animated walk: the phone, its title bar, a finger, and what is wrong.
struct PhoneFrame {
    private let recording: Recording
    private let pitch: Size
    /// The part of the phone that shows something.
    private let screen: Rectangle

    private static let bar = 28.0

    init(_ recording: Recording, center: Point, card: Size, pitch: Size) {
        self.recording = recording
        self.pitch = pitch
        screen = Rectangle(
            x: center.x - 48, y: center.y - card.height / 2 - Self.bar - 3, width: 96,
            height: Self.bar + card.height + 9)
    }

    func draw(below bottom: Double, into canvas: inout AnimationCanvas) {
        drawBar(into: &canvas)
        let outer = Rectangle(
            center: screen.center, size: Size(width: screen.size.width + 8, height: screen.size.height + 8))
        canvas.rectangle(outer, radius: 14, stroke: .ink, width: 5)
        drawEnd(into: &canvas)
        drawFinger(into: &canvas)
        for words in canvas.frames.map({ wrong(in: $0.view) }).distinct where !words.isEmpty {
            canvas.draw(while: { wrong(in: $0.view) == words }) { canvas in
                let limit = AnimationStage.width - 24
                let line = TextStyle.boldRemark.line(words, width: limit)
                let width = TextStyle.boldRemark.width(of: line) + 16
                let pill = Rectangle(
                    center: Point(x: screen.center.x, y: bottom + 11), size: Size(width: width, height: 19))
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
        view.wrong.map(StepText.line).joined(separator: ", ")
    }
}
