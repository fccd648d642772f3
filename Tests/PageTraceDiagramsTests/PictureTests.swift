import Foundation
import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Writes pictures to the folder that PAGETRACE_PICTURES names, to be looked at.
@Suite(.enabled(if: getenv("PAGETRACE_PICTURES") != nil))
struct PictureTests {
    static let recordings: [(String, Recording)] = [
        ("walk", .thereAndBack), ("surprises", .surprises), ("title", .wrongTitle), ("violations", .violations),
        ("holders", .twoHolders), ("spread", .spread), ("names", .names), ("twelve", .twelve), ("many", .many),
        ("short", short), ("replayed", replayed), ("lenient", lenient), ("curl", curl), ("loop", loop),
        ("wordy", .wordy),
    ]

    static var short: Recording {
        var walk = Walk(["First", "Second"])
        walk.swipe(.forward)
        return walk.recording(title: "One swipe")
    }

    /// Recordings as the library replays them.
    static var replayed: Recording {
        Recording(
            replaying: Trace(
                title: "Replayed", container: PageViewControllerSettings(), pages: Recording.four,
                client: ClientDescription(
                    hasPageIndicator: true,
                    trackers: [
                        Tracker(
                            name: "title", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .argument)
                    ], observes: [.appearance, .containment]),
                gestures: [
                    .page(.set(ProgrammaticSet(["First"]))), .page(.swipe(Swipe(.forward))),
                    .page(.swipe(Swipe(.forward, ends: .cancelled))),
                    .page(.swipe(Swipe(.forward, preload: .skipped))), .page(.swipe(Swipe(.backward))),
                    .page(.swipe(Swipe(.backward))),
                    .page(.swipe(Swipe(.backward))), .list(.append(["Fifth"])), .page(.dataSource(.assigned)),
                    .page(.set(ProgrammaticSet(["Fourth"], isAnimated: true))), .page(.swipe(Swipe(.forward))),
                ]))
    }

    static var lenient: Recording {
        Recording(
            replaying: Trace(
                title: "A set during a drag, lenient", container: PageViewControllerSettings(contract: .lenient),
                pages: Recording.four, client: ClientDescription(),
                gestures: [
                    .set(ProgrammaticSet(["First"])), .drag(.forward), .move(to: 0.3),
                    .set(ProgrammaticSet(["Third"], isAnimated: true)), .release(Release(ends: .completed)), .settle,
                    .set(ProgrammaticSet(["First"], isAnimated: true, settles: false)),
                    .set(ProgrammaticSet(["Second"], isAnimated: true)),
                ]))
    }

    static var loop: Recording {
        Recording(
            replaying: Trace(
                title: "A loop of three", container: PageViewControllerSettings(), pages: ["First", "Second", "Third"],
                client: ClientDescription(loops: true),
                gestures: [.set(ProgrammaticSet(["First"]))]
                    + [PageGesture](repeating: .swipe(Swipe(.forward)), count: 3)))
    }

    static var curl: Recording {
        Recording(
            replaying: Trace(
                title: "A book",
                container: PageViewControllerSettings(
                    transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true),
                pages: ["Cover", "One", "Two", "Three", "Four", "Back"], client: ClientDescription(),
                gestures: [
                    .set(ProgrammaticSet(["Cover", "One"])), .swipe(Swipe(.forward)), .swipe(Swipe(.forward)),
                    .swipe(Swipe(.forward)), .swipe(Swipe(.backward, ends: .cancelled)),
                ]))
    }

    @Test func `Pictures`() throws {
        let folder = String(cString: getenv("PAGETRACE_PICTURES"))
        for (name, recording) in Self.recordings {
            for diagram in Diagram.allCases {
                let graph = diagram.graph(of: recording)
                write(Array(diagram.mermaid(of: recording).utf8), to: "\(folder)/\(name)-\(diagram.rawValue).mmd")
                write(
                    try GraphRenderer.render(graph, format: .svg),
                    to: "\(folder)/\(name)-\(diagram.rawValue)-auto.svg")
                if recording.steps.count < 100 {
                    write(
                        try GraphRenderer.render(graph, format: .png),
                        to: "\(folder)/\(name)-\(diagram.rawValue).png")
                }
                for theme in [Appearance.light, .dark] {
                    let svg = try GraphRenderer.render(graph, format: .svg, theme: theme)
                    write(svg, to: "\(folder)/\(name)-\(diagram.rawValue)-\(theme.rawValue).svg")
                }
            }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) {
        try? Data(bytes).write(to: URL(fileURLWithPath: path))
    }
}
