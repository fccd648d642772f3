import Graphviz
import PageTrace

/// A moment of an animated walk, and when it comes.
struct AnimationFrame {
    /// The place of the step among those of the recording.
    let step: Int
    /// The number of calls of the step that have come.
    let calls: Int
    /// Whether the step has come to rest.
    let isEnd: Bool
    let view: PhoneView
    /// When it begins, in hundredths of a second.
    let start: Int
    /// How long pages take to get where they are then.
    let motion: Int
    /// How long it can be looked at.
    let rest: Int

    var end: Int { start + motion + rest }

    /// The moments of a recording, from its first step on.
    static func all(of recording: Recording) -> [AnimationFrame] {
        var walk = PhoneWalk(recording)
        var frames: [AnimationFrame] = []
        for (place, step) in recording.steps.enumerated() {
            let views = walk.views(of: step)
            for (index, seen) in views.enumerated() {
                let isEnd = index == views.count - 1
                // Nothing is to be seen before the first step.
                if place == 0, index == 0, !isEnd { continue }
                let isMoved = frames.last.map { $0.view.middle != seen.view.middle } ?? false
                frames.append(
                    AnimationFrame(
                        step: place, calls: seen.calls, isEnd: isEnd, view: seen.view, start: frames.last?.end ?? 0,
                        motion: isMoved ? step.gesture.kind.isCut ? 4 : 50 : 0,
                        rest: rest(of: step, isStart: index == 0, isEnd: isEnd)))
            }
        }
        return frames
    }

    /// Long enough to read a line, and longer for what went wrong.
    private static func rest(of step: Step, isStart: Bool, isEnd: Bool) -> Int {
        guard isEnd else { return isStart ? 40 : 50 }
        return step.findings.isEmpty ? 90 : 200
    }
}

/// What is to be seen of a container at one moment: pages on a strip, the part of it that is in the phone, and trackers.
struct PhoneView {
    enum Place: Hashable {
        /// On the strip, so many pages across and down.
        case strip(Int, Int)
        /// In the phone, the first or the second page of an open book.
        case leaf(Int)
        /// On the pile beside the phone: kept, and not to be seen.
        case pile(Int)
    }

    /// A place and what is there.
    struct Card: Hashable {
        var place: Place
        var content: HeldPages.Content
    }

    /// The cards, in the order of their slots.
    var cards: [Card] = []
    /// Those of them that the user sees.
    var shown: Set<Card> = []
    /// The place on the strip that is in the middle of the phone, in pages across and down.
    var middle = Point.zero
    /// How far a finger has moved the page, in pages; nil if none is down.
    var finger: Point?
    var trackers: [TrackerRecord] = []
}

extension GestureRecord.Kind {
    /// Whether the app sets pages without an animation.
    fileprivate var isCut: Bool { if case .set(_, animated: nil) = self { true } else { false } }
}
