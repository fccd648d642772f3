import PageTrace
import Testing

@Suite("What a step shows to be wrong")
struct FindingTests {
    private func steps(
        _ container: PageViewControllerSettings = PageViewControllerSettings(),
        pages: [String] = ["1", "2", "3", "4", "5"],
        client: ClientDescription = ClientDescription(), _ gestures: [PageViewControllerGesture]
    ) -> [Step] {
        let trace = Trace(
            container: container, pages: pages, client: client,
            gestures: GestureSequence([.page(.set(ProgrammaticSet(["1"])))] + gestures))
        return Array(Replay(trace))
    }

    private func steps(_ gestures: [PageViewControllerGesture]) -> [Step] {
        steps(PageViewControllerSettings(), gestures)
    }

    @Test func `A contract violation names the error, its text, what the app did, and what follows`() {
        let container = PageViewControllerSettings(system: .classic, contract: .lenient)
        let steps = steps(container, [.page(.drag(.forward)), .page(.set(ProgrammaticSet(["4"])))])
        #expect(
            steps.at(2)?.findings == [
                Finding(
                    kind: .contractViolation, rule: "E5",
                    message: "UIKit has raised “Invalid parameter not satisfying: [views count] == 3” here, and not "
                        + "every time (reported on iOS 7 to 16). A set without animation came during a transition, or directly "
                        + "inside a completion block. Lenient: the call had no effect.")
            ])
        #expect(steps.at(2)?.findings.first?.text.hasSuffix("had no effect. (E5)") == true)
    }

    @Test func `A page that is dropped and still held is a violation of the landing`() {
        let steps = steps(pages: ["1", "2"], client: ClientDescription(loops: true), [.forward])
        #expect(
            steps.at(1)?.findings == [
                Finding(
                    kind: .contractViolation, rule: "E4",
                    message: "UIKit has raised “Don't know about flushed view” here, and not every time (reported on "
                        + "iOS 6 to 14, and from apps in use in 2023 and 2026). A page was dropped that the "
                        + "container still holds: the data source answered it for two places, or sets met each "
                        + "other. An app may crash here, and the replay stops.",
                    callback: 5)
            ])
    }

    @Test func `A set in a completion block stands with the completion's set`() {
        let container = PageViewControllerSettings(system: .classic)
        let steps = steps(container, [.page(.set(ProgrammaticSet(["2"], completionPages: ["3"])))])
        #expect(steps.at(1)?.callbacks.map(\.name) == ["completion", "setViewControllers"])
        #expect(steps.at(1)?.findings.map(\.rule) == ["E5"])
        #expect(steps.at(1)?.findings.map(\.callback) == [2])
        #expect(steps.at(1)?.gesture.outcome == .raised)
    }

    @Test func `What iOS 26 does with a set instead of raising names its rule`() {
        func animated(_ page: String) -> PageViewControllerGesture {
            .page(.set(ProgrammaticSet([page], isAnimated: true, settles: false)))
        }
        let lost = steps([animated("2"), animated("3"), .page(.settle)]).flatMap(\.findings)
        #expect(lost.map(\.kind) == [.leakedChild, .lostCompletion])
        #expect(lost.map(\.rule) == ["32", "22"])

        let action = ClientAction(in: .didFinishAnimating, if: .cancelled, set: .pages(["3"]))
        let client = ClientDescription(actions: [action])
        let dropped = steps(client: client, [.page(.swipe(Swipe(.forward, ends: .cancelled)))]).flatMap(\.findings)
        #expect(dropped.map(\.kind) == [.droppedSet])
        #expect(dropped.map(\.rule) == ["25"])
    }

    @Test func `A stale neighbor: the list has changed beneath the page that is remembered`() {
        let steps = steps([.forward, .list(.insert(["new"], at: 3)), .forward])
        #expect(
            steps.at(3)?.findings == [
                Finding(
                    kind: .staleNeighbor, rule: "13",
                    message: "The swipe forward from \(page: "2") went to \(page: "3"), which was remembered; the data "
                        + "source would now answer \(page: "new").")
            ])
        #expect(steps.at(3)?.findings.first?.text.hasSuffix("answer new. (rule 13)") == true)
    }

    @Test func `A stale nil: the list has grown at the end that is remembered`() {
        let steps = steps(pages: ["1", "2"], [.forward, .list(.append(["3"])), .forward])
        #expect(
            steps.at(3)?.findings == [
                Finding(
                    kind: .staleNeighbor, rule: "13",
                    message: "The swipe forward from \(page: "2") bounced, because nil was remembered; the data source "
                        + "would now answer \(page: "3").")
            ])
    }

    @Test func `A stale neighbor after an animated set, with the quirk`() {
        let quirk = PageViewControllerSettings(quirks: .staleNeighborsAfterAnimatedSet)
        let steps = steps(quirk, [.page(.set(ProgrammaticSet(["4"], isAnimated: true))), .backward])
        #expect(
            steps.at(2)?.findings == [
                Finding(
                    kind: .staleNeighbor, rule: "24",
                    message:
                        "The swipe backward from \(page: "4") went to \(page: "1"), which was remembered; the data "
                        + "source would now answer \(page: "3").")
            ])
    }

    @Test func `With the quirk, a neighbor that a change of the list made stale is none of a set`() {
        let quirk = PageViewControllerSettings(quirks: .staleNeighborsAfterAnimatedSet)
        let steps = steps(quirk, [.forward, .list(.remove(["1"])), .backward])
        #expect(steps.at(3)?.findings.first?.rule?.text == "rule 13")
        let set = self.steps(
            quirk, [.page(.set(ProgrammaticSet(["4"], isAnimated: true))), .backward, .list(.remove(["4"])), .forward])
        #expect(set.at(2)?.findings.first?.rule?.text == "rule 24")
        #expect(set.at(4)?.findings.first?.rule?.text == "rule 13")
        // A landing remembers another page on the side of the set.
        let landed = self.steps(
            quirk, [.page(.set(ProgrammaticSet(["3"], isAnimated: true))), .forward, .list(.remove(["3"])), .backward])
        #expect(landed.at(4)?.findings.first?.rule?.text == "rule 13")
    }

    @Test func `An unbalanced transition: the quirk loses an end, and the next start shows it`() {
        let quirk = PageViewControllerSettings(quirks: .lostDidFinish)
        let steps = steps(
            quirk, [.page(.drag(.forward)), .page(.release(Release(ends: .cancelled))), .page(.drag(.forward))])
        #expect(
            steps.at(3)?.findings == [
                Finding(
                    kind: .unbalancedTransition, rule: "lostDidFinish",
                    message: "The transition to \(page: "2") was announced, and its end was never reported.",
                    callback: 1)
            ])
        #expect(steps.at(3)?.findings.first?.text.hasSuffix("(quirk lostDidFinish)") == true)
    }

    @Test func `A misreported transition: completed: false although the page shows`() {
        let quirk = PageViewControllerSettings(quirks: .exactCenterReportsCancelled)
        let steps = steps(
            quirk, [.page(.drag(.forward)), .page(.move(to: 1)), .page(.release(Release())), .page(.settle)])
        #expect(
            steps.at(4)?.findings == [
                Finding(
                    kind: .misreportedTransition, rule: "exactCenterReportsCancelled",
                    message: "didFinishAnimating says completed: false, although \(page: "2") shows now.", callback: 1)
            ])
    }

    @Test func `A misreported transition: viewControllers is behind what shows`() {
        let quirk = PageViewControllerSettings(quirks: .caughtReturnKeepsOldPage)
        let steps = steps(quirk, [.page(.drag(.forward)), .page(.release(Release(ends: .cancelled))), .forward])
        #expect(
            steps.at(3)?.findings == [
                Finding(
                    kind: .misreportedTransition, rule: "caughtReturnKeepsOldPage",
                    message: "viewControllers says \(page: "1"), although \(page: "2") shows.", callback: 1)
            ])
        #expect(steps.at(3)?.after.first?.shown == ["2"])
    }

    @Test func `A message has each page that it names once, in its order`() {
        let start: FindingMessage = "\(page: "Second") comes after \(page: "First"), "
        let message = start + "and \(pages: ["Second", "Third"]) stay."
        #expect(message.text == "Second comes after First, and Second and Third stay.")
        #expect(message.pages == ["Second", "First", "Third"])
    }

    @Test func `A wrong tracker beside two pages: either of them is right`() {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .argument)
        let book = PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid)
        let trace = Trace(
            container: book, pages: ["1", "2", "3", "4"], client: ClientDescription(trackers: [title]),
            gestures: [.page(.set(ProgrammaticSet(["1", "2"]))), .forward, .page(.swipe(Swipe(.backward)))])
        let steps = Array(Replay(trace))
        #expect(steps.at(1)?.trackers == [TrackerRecord(name: "title", value: "3")])
        #expect(
            steps.at(2)?.findings == [
                Finding(
                    kind: .wrongTracker, message: "title says \(page: "3"), while \(pages: ["1", "2"]) is shown.",
                    tracker: "title")
            ])
    }

    @Test func `An ordinary walk, cancelled swipes, bounces and skipped preloads show nothing wrong`() {
        let gestures: [PageViewControllerGesture] = [
            .backward, .forward, .page(.swipe(Swipe(.forward, ends: .cancelled))),
            .page(.swipe(Swipe(.forward, preload: .skipped))),
            .forward, .page(.set(ProgrammaticSet(["2"], isAnimated: true))), .backward, .page(.drag(.forward)),
            .page(.move(to: -0.4)),
            .page(.release(Release())), .page(.settle),
        ]
        #expect(steps(gestures).flatMap(\.findings).isEmpty)
    }
}
