import Graphviz
import PageTrace

/// Draws how far an animated walk is: a line with the numbers of the steps, on which a point goes along.
struct AnimationProgress {
    let steps: [Step]
    private static let room = 8.0

    func draw(at height: Double, width: Double, into canvas: inout AnimationCanvas) {
        let (frames, number) = (canvas.frames, Keyframes.number)
        guard let end = frames.last?.end, end > 0 else { return }
        let length = width - 2 * Self.room
        func place(_ time: Int) -> Double { Self.room + length * Double(time) / Double(end) }
        let line = Rectangle(x: Self.room, y: height - 1, width: length, height: 2)
        canvas.rectangle(line, radius: 1, fill: .line)
        var free = 0.0
        for (index, step) in steps.enumerated() {
            guard let start = frames.first(where: { $0.step == index })?.start,
                let stop = frames.last(where: { $0.step == index })?.end
            else { continue }
            let isWrong = !step.findings.isEmpty
            if isWrong {
                let part = Rectangle(
                    x: place(start) + 1, y: height - 2.5, width: place(stop) - place(start) - 2, height: 5)
                canvas.rectangle(part, radius: 2, fill: .warningFill, stroke: .warningLine)
            }
            let words = "\(isWrong ? "⚠ " : "")\(step.number)"
            guard place(start) >= free else { continue }
            canvas.line(
                words, at: Point(x: place(start) + 1, y: height + 15),
                style: TextStyle(isWrong ? .boldSans : .sans, Measures.mark), color: isWrong ? .warningText : .muted,
                anchor: "start")
            free = place(start) + TextStyle.boldMark.width(of: words) + 6
        }
        let way = canvas.keyframes.progress(to: length)
        canvas.add(
            "<g class=\"progress\" transform=\"translate(\(number(place(frames[canvas.keyframes.still].end) - Self.room)),0)\""
        )
        canvas.add(" style=\"animation-name:\(way)\">")
        let point = Rectangle(center: Point(x: Self.room, y: height), size: Size(width: 9, height: 9))
        canvas.rectangle(point, radius: 4.5, fill: .ink)
        canvas.add("</g>\n")
    }
}
