import Paging

extension PageViewControllerSettings {
    package var layout: Recording.Layout {
        let isCurled = transitionStyle == .pageCurl
        return Recording.Layout(
            arrangement: isCurled && spineLocation == .mid ? .spread : .row,
            isVertical: navigationOrientation == .vertical,
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
