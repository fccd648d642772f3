import Paging

extension Gesture {
    /// The gesture in a few words, such as `drag forward`, with everything that a trace says about it.
    var words: String {
        switch self {
        case .page(let gesture): gesture.wholeWords
        case .list(let change): change.words
        case .scroll(let gesture): gesture.wholeWords
        case .root(let gesture): gesture.words + (gesture.endsInFlight ? ", in flight" : "")
        }
    }
}

extension PageGesture<String> {
    fileprivate var wholeWords: String {
        switch self {
        case .set(let set):
            "set \(set.pages.map(PageName.text).joined(separator: ", "))"
                + (set.isAnimated ? " animated \(set.direction)" : "") + (set.settles ? "" : ", in flight")
        case .swipe(let swipe):
            "swipe \(swipe.direction)" + (swipe.ends == .cancelled ? ", cancelled" : "") + Self.words(swipe.preload)
        case .release(let release):
            "release" + (release.ends.map { ", \($0)" } ?? "") + Self.words(release.preload)
        default: words
        }
    }

    private static func words(_ preload: Preload?) -> String { preload.map { ", preload \($0)" } ?? "" }
}

extension ScrollViewGesture {
    fileprivate var wholeWords: String {
        switch self {
        case .swipe(_, _, .cancelled): words + ", cancelled"
        case .set(_, true, let settles): words + " animated" + (settles ? "" : ", in flight")
        case .release(_, false): words + ", stops at once"
        default: words
        }
    }
}

extension FoundWalk {
    /// The walk in path notation if possible, otherwise in words; includes the gestures that lead to its start.
    public var notation: String { Self.notation(of: trace) }

    /// The gestures of a trace in path notation if possible, otherwise in words.
    package static func notation(of trace: Trace) -> String {
        trace.path ?? trace.gestures.map(\.words).joined(separator: " · ")
    }
}
