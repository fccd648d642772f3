import TestDepth
import Testing

@testable import PageTrace

/// A busy flag, a wanted page, and a watchdog.
@Suite("Clients that wait")
struct WaitingClients {
    private let flag = BusyFlag(from: .set, until: .completion)

    private func trace(
        _ client: ClientDescription, system: PagingSystem = .iOS26, _ gestures: [PageViewControllerGesture] = []
    ) -> Trace {
        Trace(
            container: PageViewControllerSettings(system: system), pages: ["1", "2", "3"], client: client,
            gestures: GestureSequence([set("1")] + gestures))
    }

    private func set(_ page: String, losing losses: Losses = []) -> PageViewControllerGesture {
        .page(PageGesture.set(ProgrammaticSet([page], isAnimated: true)).losing(losses))
    }

    private func findings(_ trace: Trace) -> [Finding.Kind] { Recording(replaying: trace).findings.map(\.kind) }

    // MARK: - Replays

    @Test func `While the flag stands, the app makes no call`() {
        let steps = Recording(
            replaying: trace(ClientDescription(busy: flag), [set("2", losing: .completion), set("3")])
        ).steps
        #expect(steps.map(\.gesture.outcome) == [.completed, .completed, .ignored])
        #expect(steps.allSatisfy { $0.trackers.map(\.name) == ["app"] && !$0.trackers[0].isChecked })
        #expect(steps[2].gesture.name == "set 3: the app is busy, no call")
        #expect(steps.map { $0.trackers.first?.value } == ["idle", "busy", "busy"])
    }

    @Test func `A flag falls in the completion block, and each set of the app has one`() {
        let recording = Recording(replaying: trace(ClientDescription(busy: flag), [set("2"), set("3")]))
        #expect(recording.steps.map { $0.callbacks.map(\.name) } == [["completion"], ["completion"], ["completion"]])
        #expect(recording.findings.isEmpty)
        #expect(recording.steps.last?.after.first?.shown == ["3"])
    }

    @Test func `A flag from willTransitionTo until didFinishAnimating stands while a finger leads on`() {
        let flag = BusyFlag(from: .willTransitionTo, until: .didFinishAnimating)
        let client = ClientDescription(busy: flag)
        let inDrag = trace(client, [.page(.drag(.forward)), .page(.move(to: 0.5)), set("3")])
        #expect(Recording(replaying: inDrag).steps.last?.gesture.outcome == .ignored)
        #expect(findings(trace(client, [.page(.swipe(Swipe(.forward))), set("3")])).isEmpty)
    }

    @Test func `At the end of a trace, an app whose flag nothing lowers is stuck`() {
        let lost = [set("2", losing: .completion), PageViewControllerGesture.page(.swipe(Swipe(.forward)))]
        #expect(findings(trace(ClientDescription(busy: flag), lost)) == [.stuck])
        #expect(findings(trace(ClientDescription(busy: flag, hasWatchdog: true), lost)).isEmpty)
    }

    @Test func `A wanted page that the app asked for while it was busy never shows, unless a watchdog looks`() {
        let lost = [set("2", losing: .completion), set("3")]
        let wants = ClientDescription(busy: flag, wants: WantedPage())
        #expect(findings(trace(wants, lost)) == [.stuck])
        let repaired = ClientDescription(busy: flag, wants: WantedPage(setAgainIn: [.watchdog]), hasWatchdog: true)
        let recording = Recording(replaying: trace(repaired, lost + [.after(.watchdog)]))
        #expect(recording.findings.isEmpty)
        #expect(recording.steps.last?.after.first?.shown == ["3"])
        #expect(recording.steps.last?.callbacks.map(\.name) == ["completion"])
    }

    @Test func `The app sets the wanted page again after a report that another one shows, on the next turn`() {
        let wants = ClientDescription(wants: WantedPage(setAgainIn: [.didFinishAnimating]))
        let swipes: [PageViewControllerGesture] = [
            .page(PageGesture.swipe(Swipe(.forward)).losing(.didFinishAnimating)),
            .page(.swipe(Swipe(.forward, ends: .cancelled))),
        ]
        let last = Recording(replaying: trace(wants, swipes)).steps.last
        #expect(last?.callbacks.contains { $0.name == "setViewControllers" } == true)
        #expect(last?.after.first?.shown == ["1"])
    }

    @Test func `A watchdog does nothing while something moves, and nothing without need`() {
        let client = ClientDescription(busy: flag, wants: WantedPage(setAgainIn: [.watchdog]), hasWatchdog: true)
        let moving = trace(client, [.page(.drag(.forward)), .after(.watchdog)])
        #expect(Recording(replaying: moving).steps.last?.gesture.outcome == .ignored)
        let resting = Recording(replaying: trace(client, [set("2"), .after(.watchdog)])).steps.last
        #expect(resting?.gesture.name == "after watchdog" && resting?.callbacks.isEmpty == true)
    }

    @Test func `A log that is written while the trace runs says the same`() {
        let trace = trace(ClientDescription(busy: flag), [set("2", losing: .completion), set("3")])
        #expect(StreamedLog(of: trace, as: .text).joined() == Recording(replaying: trace).text)
        #expect(StreamedLog(of: trace, as: .jsonLines).joined() == Recording(replaying: trace).jsonLines)
    }

    // MARK: - Exploring

    private func stuck(_ trace: Trace, _ losses: Int = 1) throws -> FoundWalk? {
        var options = ExplorationOptions()
        options.families.insert(.lose)
        options.losses = losses
        let exploration = try #require(trace.explored(options))
        #expect(exploration.bound == nil)
        return exploration.walks.first { $0.sort.kind == .stuck }
    }

    @Test(arguments: Depth.cases([PagingSystem.iOS26], deep: [.classic]))
    func `The shortest walk to an app that is stuck: one lost block`(system: PagingSystem) throws {
        let found = try stuck(trace(ClientDescription(busy: flag), system: system, [set("2")]))
        let walk = try #require(found)
        #expect(walk.length == 1)
        #expect(walk.finding.message.contains("nothing that a finger or the app can do lowers its flag"))
        #expect(walk.recording.findings.map(\.kind) == [.stuck])
    }

    /// The block of such a set never runs. (Rule 22)
    @Test(arguments: Depth.cases([PagingSystem.classic], deep: [.iOS26]))
    func `Without any loss, an animated set of the page that a finger has reached already`(system: PagingSystem) throws
    {
        let found = try stuck(trace(ClientDescription(busy: flag), system: system, [set("2")]), 0)
        let walk = try #require(found)
        #expect(walk.notation == "set 1 animated forward · swipe forward · set 2 animated forward")
        let watched = trace(ClientDescription(busy: flag, hasWatchdog: true), system: system, [set("2")])
        let none = try stuck(watched, 0)
        #expect(none == nil)
    }

    @Test(arguments: Depth.cases([PagingSystem.iOS26], deep: [.classic]), Depth.cases([1], deep: [2]))
    func `A coordinator with a watchdog survives every loss`(system: PagingSystem, losses: Int) throws {
        let client = ClientDescription(busy: flag, wants: WantedPage(setAgainIn: [.watchdog]), hasWatchdog: true)
        let found = try stuck(trace(client, system: system, [set("2"), set("3")]), losses)
        #expect(found == nil)
    }

    @Test func `What lies behind a bound counts as a way out`() throws {
        var options = ExplorationOptions(families: GestureFamily.usual.union([.lose]), depth: 1)
        options.losses = 1
        let exploration = try #require(trace(ClientDescription(busy: flag), [set("2")]).explored(options))
        #expect(exploration.bound == .depth && exploration.walks.isEmpty)
    }

    // MARK: - Reading

    @Test(arguments: [
        #""busy":{"from":"set","until":"completion"}"#,
        #""busy":{"from":"willTransitionTo","until":"didFinishAnimating"},"watchdog":true"#,
        #""wants":{"setAgainIn":["completion","didFinishAnimating"]}"#, #""wants":{}"#,
        #""wants":{"setAgainIn":["watchdog"]},"watchdog":true"#,
    ])
    func `What is read is written the same way`(keys: String) throws {
        let text =
            #"{"version":1,"pages":3,"client":{"type":"pages",\#(keys)},"gestures":[{"set":1},{"after":"watchdog"}]}"#
        let trace = try read(text)
        #expect(try read(trace.json()) == trace)
        #expect(trace.gestures.contains(.after(.watchdog)))
    }

    @Test(arguments: [
        (#""busy":{"from":"set"}"#, #"the key "until" is missing"#),
        (#""busy":{"from":"set","until":"never"}"#, #"must be "completion" or "didFinishAnimating""#),
        (#""watchdog":true"#, "a watchdog of a client that waits for nothing"),
        (#""wants":{"setAgainIn":["watchdog"]}"#, #"Add "watchdog": true to the client."#),
    ])
    func `What makes no sense is refused, with its place`(keys: String, message: String) {
        let error = refusal { try read(#"{"version":1,"pages":3,"client":{"type":"pages",\#(keys)},"path":"1→2"}"#) }
        #expect(error?.line == 1)
        #expect(firstLine(error).contains(message), "\(firstLine(error))")
    }
}
