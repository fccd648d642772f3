import PageTrace
import Testing

@Suite("Properties of the page view controller, over random traces")
struct PageViewControllerProperties {
    /// Looks at each step of each page view controller, or of those whose traces are plain.
    private func expect(
        isPlain: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        _ problem: (PageViewControllerSettings, Delegation.Moment) -> String?
    ) {
        Seeds.expect(sourceLocation: sourceLocation) { random in
            guard let container = random.container, random.isPlain || !isPlain else { return [] }
            return Delegation.moments(random.recording).compactMap { moment in
                problem(container, moment).map { "step \(moment.step.number): \($0)" }
            }
        }
    }

    @Test func `Rule 6: at most three pages are held, and at rest one is shown, or the two of an open book`() {
        expect { container, moment in
            guard let held = moment.step.after.first else { return "nothing is said of the container" }
            // A curl has two pages and the two that turn.
            let most = container.transitionStyle == .scroll ? 3 : 4
            // On iOS 26 two sets at once leave a child behind.
            let kept = held.slots.filter { $0.page != nil && $0.name != "left behind" }
            if kept.count > most { return "\(held.pages) are held" }
            let shown = held.slots.filter(\.isShown).compactMap(\.page)
            return Set(shown).count > (container.transitionStyle == .scroll ? 1 : 2) ? "\(shown) are shown" : nil
        }
    }

    @Test func `Each willTransitionTo has exactly one didFinishAnimating, unless the quirk that loses it is on`() {
        Seeds.expect { random in
            let losing: Quirks = [.lostDidFinish, .lostDidFinishOnCaughtLanding]
            guard let container = random.container, container.quirks.isDisjoint(with: losing), random.isPlain,
                // With this reading, sets report an end as well, which nothing announced.
                !container.readings.contains(.setsReportTheirEnd)
            else { return [] }
            var problems: [String] = []
            for moment in Delegation.moments(random.recording) {
                var open = moment.open
                for callback in moment.step.callbacks {
                    if callback.announces { open += 1 }
                    if callback.ends { open -= 1 }
                    if open < 0 || open > 1 {
                        problems.append("step \(moment.step.number): \(open) are open after \(callback.text)")
                    }
                }
                let isOver = [.completed, .cancelled, .bounced].contains(moment.step.gesture.outcome)
                if isOver, open != 0 { problems.append("step \(moment.step.number): one is open at rest") }
                if moment.step.findings.contains(where: { $0.kind == .unbalancedTransition }) {
                    problems.append("step \(moment.step.number): a finding says that one was lost")
                }
            }
            return problems
        }
    }

    @Test func `lostDidFinish loses the end of a return that the next drag interrupts, and nothing else`() {
        Seeds.expect { random in
            guard let container = random.container, random.isPlain, container.quirks.contains(.lostDidFinish),
                !container.quirks.contains(.lostDidFinishOnCaughtLanding),
                !container.readings.contains(.setsReportTheirEnd)
            else { return [] }
            var problems: [String] = []
            var isOpen = false
            var isReturning = false
            for step in random.recording.steps {
                for (index, callback) in step.callbacks.enumerated() {
                    let isReported = step.findings.contains {
                        $0.kind == .unbalancedTransition && $0.callback == index + 1
                    }
                    if isReported != (callback.announces && isOpen) {
                        problems.append("step \(step.number): callback \(index + 1) is reported as lost: \(isReported)")
                    }
                    if callback.ends, !isOpen { problems.append("step \(step.number): an end without a start") }
                    if callback.announces { isOpen = true }
                    if callback.ends { isOpen = false }
                }
                // A swipe into a return that bounces announces nothing, and is reported as a whole.
                if step.findings.contains(where: { $0.kind == .unbalancedTransition && $0.callback == nil }) {
                    if !isOpen { problems.append("step \(step.number): nothing was lost") }
                    isOpen = false
                }
                // What is open once a gesture is over was lost by a drag or a swipe into a return.
                let isOver = [.completed, .cancelled, .bounced].contains(step.gesture.outcome)
                if isOver, isOpen, !isReturning {
                    problems.append("step \(step.number): open, and nothing was returning")
                }
                if step.gesture.name == "release" { isReturning = true }
            }
            return problems
        }
    }

    @Test func `The other quirks keep the pairs, and each shows in the finding that names it, and only with it`() {
        expect { container, moment in
            let rules = moment.step.findings.filter { $0.kind == .misreportedTransition }.compactMap(\.rule)
            for quirk in Quirk.allCases
            where rules.contains(RuleReference(quirk)) && !container.quirks.contains(Quirks(quirk)) {
                return "\(quirk) is reported, and not on"
            }
            let isCommit =
                moment.step.gesture.name.hasPrefix("move")
                && moment.step.callbacks.contains { $0.ends && $0.saysCompleted }
            return isCommit && !container.quirks.contains(.commitInMidDrag) ? "a landing under a finger" : nil
        }
    }

    @Test func `Rule 15, 16: completed says whether another page shows, unless a quirk or a set has a part in it`() {
        expect(isPlain: true) { container, moment in
            let step = moment.step
            guard container.quirks.isEmpty, !moment.wasInFlight, step.gesture.name.hasPrefix("swipe"),
                step.gesture.outcome == .completed || step.gesture.outcome == .cancelled,
                !step.callbacks.contains(where: { $0.role == .request })
            else { return nil }
            let ends = step.callbacks.filter(\.ends)
            guard ends.count == 1, let end = ends.first else { return "\(ends.count) ends" }
            if end.saysCompleted != (step.gesture.outcome == .completed) {
                return "\(end.text), \(step.gesture.outcome)"
            }
            let previous = CallbackRecord.Argument("previous", .pages(step.gesture.from))
            return end.arguments.contains(previous) ? nil : "\(end.text), and before \(step.gesture.from)"
        }
    }

    @Test func `Rule 12: a bounce from rest asks for what is unknown, and is silent otherwise; what is held stays`() {
        expect(isPlain: true) { container, moment in
            let step = moment.step
            guard step.gesture.outcome == .bounced, !moment.wasInFlight, step.gesture.name.hasPrefix("swipe") else {
                return nil
            }
            guard let before = step.before.first, let after = step.after.first else { return "no pages" }
            // With a reading, a neighbor is a child as soon as it is known.
            let asks = step.callbacks.filter {
                $0.name != "viewDidLoad"
                    && !($0.role == .containment && container.readings.contains(.neighborsAreChildren))
            }
            guard asks.allSatisfy({ $0.role == .dataSource && $0.phase == .dragStart }) else {
                return "\(step.callbacks.map(\.text))"
            }
            // In a loop of one page a neighbor that has become known is the page that shows.
            if Set(before.shown) != Set(after.shown) { return "from \(before.shown) to \(after.shown)" }
            guard container.transitionStyle == .scroll else { return nil }
            let unknown = before.slots.count { $0.content == .unknown }
            if asks.count != unknown { return "\(asks.count) asks for \(unknown) unknown" }
            let side = after.slots.first { $0.name == (step.gesture.direction == .forward ? "after" : "before") }
            return side?.content == HeldPages.Content.none ? nil : "bounced, and remembers \(String(describing: side))"
        }
    }

    @Test
    func `Rules 7, 8, 10: what is remembered, a page or a nil, is not asked for again before a landing or a set`() {
        expect(isPlain: true) { container, moment in
            guard container.transitionStyle == .scroll, let before = moment.step.before.first,
                // With these quirks an end may not be told, or comes after the question.
                container.quirks.isDisjoint(with: [.lostDidFinishOnCaughtLanding, .asksAheadBeforeDidFinish]),
                // A finger ends an animated set, which forgets.
                !moment.wasSetInFlight
            else { return nil }
            for callback in moment.step.callbacks {
                if callback.ends && callback.saysCompleted || callback.role == .request { return nil }
                // With this quirk a landing may be reported as a return.
                if callback.ends, container.quirks.contains(.exactCenterReportsCancelled) { return nil }
                // A data source that keeps pages of its own assigns itself again when its list has changed.
                if callback.ends, moment.step.before.count > 1 { return nil }
                if moment.step.gesture.name == "set" { return nil }
                guard let side = callback.askedSide, let slot = before.slots.first(where: { $0.name == side }) else {
                    continue
                }
                if slot.content != .unknown { return "\(callback.text), and \(slot) was known" }
            }
            return nil
        }
    }

    @Test func `Rules 4, 11: a preload comes once, after the end, on the side of travel, about the page that landed`() {
        expect(isPlain: true) { container, moment in
            // With these quirks an end may not be told, or comes after the question.
            let quirks: Quirks = [.lostDidFinishOnCaughtLanding, .asksAheadBeforeDidFinish]
            guard container.quirks.isDisjoint(with: quirks) else { return nil }
            for (index, callback) in moment.step.callbacks.enumerated() where callback.phase == .preload {
                guard callback.role == .dataSource else { continue }
                let earlier = moment.step.callbacks[..<index].filter { [.delegate, .dataSource].contains($0.role) }
                guard let end = earlier.last, end.ends else { return "\(callback.text) follows no end" }
                guard let landed = moment.step.callbacks[..<index].last(where: \.announces) else { continue }
                if landed.arguments.first?.value != .pages([callback.page ?? ""]) {
                    return "\(callback.text) after \(landed.text)"
                }
            }
            return nil
        }
    }
}
