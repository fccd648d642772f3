import Graphviz
package import PageTrace

/// An SVG that moves: a phone goes through a recorded walk, and each call appears beside it when it comes.
///
/// ```swift
/// let animation = try WalkAnimation(recording)
/// try Data(animation.svg).write(to: url)
/// ```
///
/// It needs no script, so it moves in an `<img>` as well. It follows the reader's light or dark setting. If the reader
/// has asked for less motion, on paper, and after three rounds, it stands still: at the first finding, or at the end.
package struct WalkAnimation {
    /// The most steps: nobody looks at more of them in a row.
    package static let stepLimit = 24
    package static let callLimit = 150

    private let plan: DrawingPlan
    private let theme: Theme

    private static let width = 622.0
    /// So often it plays before it stands still: what moves for ever beside a text keeps people from reading it (WCAG 2.2.2).
    private static let rounds = 3

    /// Prepares an animation; of the options, the language counts, and whether there is a title at the top.
    ///
    /// - Throws: ``DiagramError/tooLongToAnimate(steps:calls:)``.
    package init(
        _ recording: Recording, theme: Theme = .automatic, options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) {
        let calls = recording.steps.reduce(0) { $0 + $1.callbacks.count }
        guard recording.steps.count <= Self.stepLimit, calls <= Self.callLimit else {
            throw DiagramError(.tooLongToAnimate(steps: recording.steps.count, calls: calls))
        }
        var options = options
        options.folds = false
        plan = DrawingPlan(recording, options: options)
        self.theme = theme
    }

    /// The file, as UTF-8: the same for the same recording.
    package var svg: [UInt8] {
        plan.speaking { Array(text.utf8) }
    }

    private var text: String {
        let recording = plan.recording
        let frames = AnimationFrame.all(of: recording)
        let title = recording.shownTitle
        let digest = SVGDigest([title, plan.summary] + recording.steps.map { StepText.title(of: $0) }).text
        let name = "graph-animated-\(digest)"
        let keyframes = Keyframes(frames, still: still(frames), prefix: "walk-\(digest)")
        var canvas = AnimationCanvas(keyframes, theme: theme, name: name, typefaces: plan.options.typefaces)
        let top = plan.options.showsCaption ? 34.0 : 8
        let height = top + AnimationStage.height + 38
        if !frames.isEmpty {
            AnimationStage(recording, top: top).draw(into: &canvas)
            let log = Rectangle(x: AnimationStage.width + 14, y: top, width: 302, height: AnimationStage.height)
            AnimationLog(recording, in: log).draw(into: &canvas)
            drawProgress(at: height - 24, into: &canvas)
        }
        if plan.options.showsCaption {
            var room = Self.width - 16
            if let shared = plan.shared {
                let words = TextStyle.remark.line(Words.say("names without {0}", shared.text), width: room / 2)
                canvas.line(words, at: Point(x: Self.width - 8, y: 20), style: .remark, color: .muted, anchor: "end")
                room -= TextStyle.remark.width(of: words) + 12
            }
            canvas.line(
                TextStyle.title.line(title, width: room), at: Point(x: 8, y: 20), style: .title, color: .ink,
                anchor: "start")
        }
        return head(canvas, height: height, title: title) + canvas.text + "</g>\n</svg>\n"
    }

    /// The moment that is shown where nothing moves: the first finding, or the end.
    private func still(_ frames: [AnimationFrame]) -> Int {
        let steps = plan.recording.steps
        let place = steps.firstIndex { !$0.findings.isEmpty } ?? steps.count - 1
        return frames.lastIndex { $0.step == place } ?? 0
    }

    /// Draws how far the walk is: a line with the numbers of the steps, on which a point goes along.
    private func drawProgress(at height: Double, into canvas: inout AnimationCanvas) {
        let (frames, number) = (canvas.frames, Keyframes.number)
        guard let end = frames.last?.end, end > 0 else { return }
        let (room, length) = (8.0, Self.width - 16)
        func place(_ time: Int) -> Double { room + length * Double(time) / Double(end) }
        let line = Rectangle(x: room, y: height - 1, width: length, height: 2)
        canvas.rectangle(line, radius: 1, fill: .line)
        var free = 0.0
        for (index, step) in plan.recording.steps.enumerated() {
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
            "<g class=\"progress\" transform=\"translate(\(number(place(frames[canvas.keyframes.still].end) - room)),0)\""
        )
        canvas.add(" style=\"animation-name:\(way)\">")
        let point = Rectangle(center: Point(x: room, y: height), size: Size(width: 9, height: 9))
        canvas.rectangle(point, radius: 4.5, fill: .ink)
        canvas.add("</g>\n")
    }

    private func head(_ canvas: AnimationCanvas, height: Double, title: String) -> String {
        var canvas = canvas
        let (name, number) = (canvas.name, Keyframes.number)
        let paper = canvas.color(.paper)
        let dark =
            theme == .automatic ? DarkRules(Palette.allCases.filter(canvas.colors.contains).map(\.pair)) : nil
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg id=\"\(name)\""
        if let dark { text += " class=\"\(dark.name)\"" }
        text += " width=\"\(number(Self.width))pt\" "
        text += "height=\"\(number(height))pt\" viewBox=\"0 0 \(number(Self.width)) \(number(height))\" "
        text += "style=\"max-width:100%;height:auto\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
        text += "aria-labelledby=\"\(name)-title \(name)-desc\">\n"
        text += "<title id=\"\(name)-title\">\(SVGText.escaped(title))</title>\n"
        text += "<desc id=\"\(name)-desc\">\(SVGText.escaped(plan.summary))</desc>\n<style>\n"
        text += canvas.keyframes.text
        let duration = number(Double(canvas.keyframes.duration) / 100)
        text += "#\(name) g[style]{animation-duration:\(duration)s;animation-iteration-count:\(Self.rounds);"
        text += "animation-timing-function:ease-in-out}\n"
        text += "#\(name) .progress{animation-timing-function:linear}\n"
        text += "@media (prefers-reduced-motion:reduce){#\(name) g[style]{animation:none!important}}\n"
        text += "@media print{#\(name) g[style]{animation:none!important}}\n"
        if let dark { text += "@media (prefers-color-scheme:dark){\n\(dark.text)}\n" }
        text += "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"\(paper)\"/>\n"
        return text + "<g font-family=\"\(plan.options.typefaces.cascade(of: .sans))\">\n"
    }
}
