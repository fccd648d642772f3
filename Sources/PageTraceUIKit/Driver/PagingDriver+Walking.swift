import PageTrace

extension PagingDriver {
    /// Swipes along a path, such as `1→2→(3)→3`.
    ///
    /// A number is a place: one more is a swipe forward, one less a swipe backward, and the first number is the place
    /// of the page that is shown now. `(3)` is a swipe toward 3 that is cancelled, `~` after a number skips the preload
    /// after that landing, and `[2→1]×25` goes there and back 25 times. A swipe to a page that is not there, and one that
    /// does nothing, is a finding. After each swipe, the main queue turns if something waits there.
    public func walk(_ path: String) {
        follow(path, whyNothingMoves: { self.whyNothingMoves }) {
            swipe($0.direction, ends: $0.ends, preload: $0.preload)
        }
    }

    /// Why a swipe moves nothing, as far as the pager tells.
    var whyNothingMoves: String {
        if engine.container.hasStopped { return "UIKit has raised before." }
        if viewControllers.isEmpty { return "no page has been set." }
        if !takesTouches { return "no touch reaches it." }
        return pager.dataSource == nil ? "the pager has no data source." : "the pager does not take it."
    }
}

extension AppDriver {
    /// Makes the swipes of a path, each judged by whether it moves something.
    func follow(_ path: String, whyNothingMoves: () -> String, _ swipe: (Swipe) -> Step) {
        let places = path.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        let trace: Trace
        do {
            trace = try Trace(path: path, pages: Swift.max(1, places.max() ?? 1))
        } catch {
            note(
                "walk", "The path cannot be read: \(error).",
                advice: "A path of a driver names places: 1→2→(3)→3. Where pages repeat, it counts on.")
            return
        }
        for (position, gesture) in (trace.pageViewController?.gestures ?? []).enumerated() {
            switch gesture {
            case .page(.swipe(let gesture)): check(swipe(gesture), gesture.direction, whyNothingMoves)
            case .page(.set) where position == 0: break
            default:
                note("set", "A path of a driver sets no pages.", advice: "Let the app do it: act(\"tap Next\") { … }.")
            }
        }
    }

    private func check(_ step: Step, _ direction: Direction, _ whyNothingMoves: () -> String) {
        let reason: FindingMessage? =
            switch step.gesture.outcome {
            case .bounced: "there is no page: the swipe bounced."
            case .ignored where step.findings.isEmpty: "the swipe does nothing: \(whyNothingMoves())"
            default: nil
            }
        if let reason {
            let message: FindingMessage = "The path goes on \(direction), and \(reason)"
            driven.addToLatest { $0.findings.append(Finding(kind: .impossibleGesture, message: message)) }
        }
        turnUntilNothingIsDue { turn() }
    }
}
