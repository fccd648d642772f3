import Foundation
import PageTrace
import PageTraceRecorder
import PageTraceUIKit
import Testing

/// Every example trace that goes through a list, by scrolling or as a book: on the model alone, on a pager of view
/// controllers, and as a recorder hears it.
@MainActor
@Suite struct TraceTests {
    private nonisolated static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Traces")
    }

    private nonisolated static func parts(
        of name: String
    ) throws -> (trace: Trace, container: ContainerDescription, client: ClientDescription)? {
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
        let trace = try TraceReader.read(bytes, name: name)
        guard case .pageViewController(let container) = trace.container, case .pages(let client) = trace.client
        else { return nil }
        // Clients that make mistakes of their own are those of the model's tests.
        let plain = ClientDescription(
            loops: client.loops, answersBefore: client.answersBefore, answersAfter: client.answersAfter,
            hasPageIndicator: client.hasPageIndicator, placeholder: client.placeholder,
            spineLocations: client.spineLocations, trackers: client.trackers, observes: client.observes)
        guard plain == client, trace.gestures.allSatisfy(ListPager.plays) else { return nil }
        return (trace, container, client)
    }

    nonisolated static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") && (try? parts(of: $0)) != nil }.sorted()
    }()

    private final class File {
        var text = ""
    }

    @Test("There are example traces to play")
    func thereAreSome() {
        #expect(Self.names.count > 20)
        #expect(Self.names.contains("page-curl-rotated.json"))
    }

    @Test("A pager of view controllers is called as the model says", arguments: names)
    func aPagerOfViewControllersIsCalledAsTheModelSays(name: String) throws {
        let (trace, container, client) = try #require(try Self.parts(of: name))
        let pager = ListPager(trace, container: container, client: client)
        let file = File()
        PageTraceRecorder.attach(
            to: pager, .recording { file.text += $0 }, observes: client.observes, isOn: true)
        let driver = PagingDriver(pager, observes: client.observes) { $0 = container }
        let listener: any UIPageViewControllerDelegate =
            client.spineLocations.isEmpty ? Listener() : BookListener()
        pager.delegate = listener
        for gesture in trace.gestures {
            guard driver.recording.stoppedAt == nil else { break }
            pager.perform(gesture, driver)
        }
        PageTraceRecorder.detach(from: pager)
        let model = Recording(replaying: trace).steps.flatMap(\.callbacks).map(\.text)
        #expect(driver.steps.flatMap(\.callbacks).map(\.text) == model)

        let heard = try RecordingFile(file.text.utf8, name: name).recording.steps
        #expect(heard.flatMap(\.callbacks).map(\.text) == model)
    }
}

/// A delegate that only listens.
private final class Listener: UIPageViewControllerDelegate {}

/// A delegate that says where the spine goes, too.
private final class BookListener: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        (pageViewController as? ListPager)?.spine(for: orientation) ?? .min
    }
}
