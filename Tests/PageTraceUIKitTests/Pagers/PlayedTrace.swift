import PageTrace
import PageTraceRecorder
import PageTraceUIKit

/// A trace of a page view controller, played on a pager of view controllers.
@MainActor
struct PlayedTrace {
    let trace: Trace
    let pager: TracePager
    let driver: PagingDriver

    /// Makes the app of a trace, with its recorder and its driver; nil for a trace of another container.
    init?(_ trace: Trace, _ sink: RecordingSink) {
        guard let scenario = trace.pageViewController else { return nil }
        let container = scenario.container
        self.trace = trace
        var observes: Set<CallbackRole> = []
        switch scenario.client {
        case .questionnaire(let client): pager = QuestionnairePager(trace, container, client)
        case .playlist(let client):
            let pagerType = client.variant == .repaired ? RepairedPlaylistPager.self : PlaylistPager.self
            pager = pagerType.init(trace, container, client)
        case .pages(let client):
            pager = ListPager(trace, container, client)
            observes = client.recorded
        }
        PageTraceRecorder.attach(to: pager, sink, observing: observes, isOn: true)
        driver = PagingDriver(pager, observing: observes) { $0 = container }
    }

    /// Plays the trace to its end, or to where UIKit would have raised.
    func play() {
        for gesture in trace.pageViewController?.gestures ?? [] where driver.recording.stoppedAt == nil {
            pager.perform(gesture, driver)
        }
        PageTraceRecorder.detach(from: pager)
    }
}
