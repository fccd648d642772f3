import Paging

extension Recording {
    /// Replays a trace to its end, or, if the container is strict, to where UIKit would have raised.
    public init(replaying trace: Trace) {
        var (steps, table) = ([Step](), StepTable())
        for step in Replay(trace) { table.append(step, to: &steps) }
        self.init(heading: trace, steps: steps)
    }

    /// Creates a recording of a trace without replaying it: the head of what is written step by step.
    ///
    /// A root container makes controllers while it runs: further instances of a screen, such as `Login 2`, are among
    /// the pages only if `steps` are given.
    package init(heading trace: Trace, steps: [Step] = []) {
        let scenario = trace.scenario.any
        self.init(
            title: trace.title, about: trace.about, container: scenario.container.words,
            pages: scenario.everyPage(trace.pages, steps), steps: steps, layout: scenario.container.layout)
    }

    /// What the containers of recordings are called first, such as `UIScrollView`.
    package static let containerNames = TraceScenario.containers.map { $0.recordedName }
}

extension PageViewControllerSettings {
    package var layout: Recording.Layout {
        let isCurled = transitionStyle == .pageCurl
        return Recording.Layout(
            isCurled && spineLocation == .mid ? .spread : .row, isVertical: navigationOrientation == .vertical,
            isMirrored: layoutDirection == .rightToLeft, isCurled: isCurled)
    }

    package static var recordedName: String { "UIPageViewController" }

    package var words: String {
        var words = [Self.recordedName, transitionStyle == .scroll ? "scroll" : "page curl"]
        if system == .classic { words.append("classic") }
        if let spineLocation, transitionStyle == .pageCurl { words.append("spine \(spineLocation)") }
        if isDoubleSided, spineLocation != .mid { words.append("double-sided") }
        if navigationOrientation != .horizontal { words.append("vertical") }
        if layoutDirection == .rightToLeft { words.append("right to left") }
        switch preloads {
        case .always: break
        case .never: words.append("preloads never")
        case .random(let seed, let probability): words.append("preloads at random (seed \(seed), \(probability))")
        }
        words += Quirk.allCases.filter { quirks.contains(Quirks($0)) }.map { "quirk \($0.rawValue)" }
        words += Readings.named.filter { readings.contains($0.reading) }.map { "reading \($0.name)" }
        if !startsOnScreen { words.append("off screen at first") }
        if contract == .lenient { words.append("lenient") }
        if keepsNeighborsOnReassignment { words.append("keeps neighbors on reassignment") }
        return words.joined(separator: ", ")
    }
}

extension Trace: RecordingSource {
    /// What follows from the gestures, replayed anew each time.
    public var recording: Recording { Recording(replaying: self) }
}
