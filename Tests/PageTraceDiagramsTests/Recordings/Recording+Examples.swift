@testable import PageTrace

/// The recordings that the tests draw.
extension Recording {
    static let four = ["First", "Second", "Third", "Fourth"]

    /// The walk of the first article: 1→2→3→4→3→2→1.
    static var thereAndBack: Recording {
        var walk = Walk(four)
        for _ in 0..<3 { walk.swipe(.forward) }
        for _ in 0..<3 { walk.swipe(.backward) }
        return walk.recording(title: "There and back again")
    }

    /// A cancelled swipe, a skipped preload, a bounce at the end.
    static var surprises: Recording {
        var walk = Walk(four)
        walk.swipe(.forward, skipsPreload: true)
        walk.swipe(.forward, cancelled: true)
        walk.swipe(.forward)
        walk.swipe(.forward)
        walk.swipe(.forward)
        return walk.recording(title: "What surprises people")
    }

    /// A title that is set in the data source, and names a page that nobody sees.
    static var wrongTitle: Recording {
        var recording = Walk(four).recording(title: "Why does the title change one page too early?")
        func title(_ old: String?, _ new: String) -> [CallbackRecord.Change] {
            [CallbackRecord.Change(tracker: "title", old: old, new: new)]
        }
        let held = HeldPages.scroll(nil, "First", "Second")
        recording.steps.append(
            Step(
                1, .swipe(.forward, "First", "Second", .cancelled),
                [
                    .after("First", "Second", changes: title(nil, "Second")), .before("First", nil),
                    .will("Second"), .did("First", completed: false),
                ],
                before: [.scroll("?", "First", "?")], after: [held],
                trackers: [
                    TrackerRecord(name: "title", value: "Second", isWrong: true),
                    TrackerRecord(name: "index", value: "First"),
                ],
                findings: [
                    Finding(
                        kind: .wrongTracker,
                        message: "title names Second, but First is shown: viewControllerAfter is asked for a page "
                            + "that may come, it does not say which page came.",
                        callback: 1)
                ]))
        recording.steps.append(
            Step(
                2, .swipe(.forward, "First", "Second"),
                [
                    .will("Second"), .did("First"),
                    .after("Second", "Third", phase: .preload, changes: title("Second", "Third")),
                ],
                before: [held], after: [.scroll("First", "Second", "Third")],
                trackers: [
                    TrackerRecord(name: "title", value: "Third", isWrong: true),
                    TrackerRecord(name: "index", value: "Second"),
                ],
                findings: [Finding(kind: .wrongTracker, message: "title names Third, but Second is shown", callback: 3)]
            ))
        return recording
    }

    /// What UIKit does not forgive: once recorded and gone on, once the end.
    static var violations: Recording {
        var recording = Walk(four).recording(title: "A set during a drag")
        let start = HeldPages.scroll("?", "First", "?")
        let held = HeldPages.scroll(nil, "First", "Second")
        recording.steps.append(
            Step(
                1,
                GestureRecord(.drag(.forward), outcome: .inFlight, from: ["First"], to: ["Second"]),
                [.after("First", "Second"), .before("First", nil), .will("Second")], before: [start], after: [held]))
        recording.steps.append(
            Step(
                2,
                GestureRecord(
                    .other("set Third animated", .forward), outcome: .completed, from: ["First"],
                    to: ["Third"]),
                [
                    CallbackRecord(
                        name: "completion", role: .completion, arguments: [.init("finished", .bool(true))],
                        phase: .completion),
                    CallbackRecord(name: "presentationCount", role: .indicator, answer: .number(4), phase: .set),
                    CallbackRecord(
                        name: "viewWillAppear", role: .appearance, arguments: [.init(nil, .page("Third"))], phase: .set),
                    CallbackRecord(
                        name: "didMove", role: .containment, arguments: [.init(nil, .page("Third"))], phase: .set),
                    CallbackRecord(
                        name: "setViewControllers", role: .request, arguments: [.init(nil, .pages(["First"]))],
                        phase: .completion),
                ],
                before: [held], after: [.scroll("?", "Third", "?")],
                findings: [
                    Finding(kind: .contractViolation, rule: "E2", message: "No view controller managing visible view")
                ]))
        recording.steps.append(
            Step(
                3, GestureRecord(.other("list becomes First, Third"), outcome: .changed, from: ["Third"]),
                before: [.scroll("?", "Third", "?")], after: [.scroll("?", "Third", "?")],
                findings: [Finding(kind: .staleNeighbor, rule: "13", message: "the container still remembers Fourth")])
        )
        recording.steps.append(
            Step(
                4,
                GestureRecord(
                    .other("set First animated", .backward), outcome: .raised, from: ["Third"],
                    to: ["First"]),
                before: [.scroll("?", "Third", "?")], after: [.scroll("?", "Third", "?")],
                findings: [Finding(kind: .contractViolation, rule: "E3", message: "Duplicate states in queue")]))
        return recording
    }

    /// A container and a data source that keeps pages, too.
    static var twoHolders: Recording {
        var recording = thereAndBack
        recording.title = "A data source that keeps pages"
        var kept: [String] = ["First"]
        for index in recording.steps.indices {
            let held = kept
            for page in recording.steps[index].after[0].pages where !kept.contains(page) { kept.append(page) }
            let slots: ([String]) -> HeldPages = { pages in
                HeldPages(holder: "data source", slots: pages.map { .init(name: "kept", content: .page($0)) })
            }
            recording.steps[index].before.append(slots(index == 0 ? [] : held))
            recording.steps[index].after.append(slots(kept))
        }
        return recording
    }

    /// A book with two pages side by side.
    static var spread: Recording {
        let pages = ["Cover", "1", "2", "3", "4", "Back"]
        return Recording(
            title: "Turning a leaf", container: "UIPageViewController, page curl, spine mid", pages: pages,
            steps: [
                Step(
                    0, GestureRecord(.set(), outcome: .completed, to: ["Cover", "1"]),
                    before: [HeldPages(slots: [])], after: [.spread("Cover", "1")]),
                Step(
                    1,
                    GestureRecord(.swipe(.forward), outcome: .completed, from: ["Cover", "1"], to: ["2", "3"]),
                    [.after("1", "2"), .after("2", "3"), .will("2", "3"), .did("Cover", "1")],
                    before: [.spread("Cover", "1")], after: [.spread("2", "3")]),
            ])
    }

    /// Names from all over the world, and one of 60 characters.
    static var names: Recording {
        var walk = Walk([
            "最初のページ", "Глава вторая", "الصفحة الثالثة", "👨‍👩‍👧‍👦 Familie", "<b>\"&\" | end;</b>",
            "A name of sixty characters, which is more than a cell holds.",
        ])
        for _ in 0..<5 { walk.swipe(.forward) }
        return walk.recording(title: "ページ名 Названия أسماء 👨‍👩‍👧‍👦")
    }

    /// Another container, with long words for everything.
    static var wordy: Recording {
        let pages = (1...9).map { "A page whose name goes on and on, number \($0)" }
        let long = String(repeating: "words upon words ", count: 12)
        let held = HeldPages(
            holder: "recycling pool", slots: pages.prefix(4).map { .init(name: "kept", content: .page($0)) })
        return Recording(
            title: long, container: long, pages: pages,
            steps: [
                Step(
                    1,
                    GestureRecord(
                        .other(long), outcome: .cancelled, from: pages, to: ["B"], notes: [StepNote(rawValue: long)]),
                    [
                        CallbackRecord(
                            name: String(repeating: "veryLong", count: 14), role: .request,
                            arguments: [.init("pages", .pages(pages))], answer: .pages(pages), phase: .rest,
                            remark: .other(long), changes: [.init(tracker: long, old: pages[0], new: pages[1])])
                    ],
                    before: [held], after: [held], trackers: [TrackerRecord(name: long, value: pages[2])],
                    findings: [Finding(kind: .wrongTracker, message: "\(long)\(long)", callback: 1)])
            ])
    }

    /// Twelve pages, all of them touched.
    static var twelve: Recording {
        var walk = Walk((1...12).map { "Page \($0)" })
        for _ in 1..<12 { walk.swipe(.forward) }
        return walk.recording(title: "Twelve pages")
    }

    /// More pages than fit beside each other, on a list that is longer still.
    static var many: Recording {
        var walk = Walk((1...200).map { "Page \($0)" }, start: 90)
        for _ in 1..<24 { walk.swipe(.forward) }
        return walk.recording(title: "Twenty-four pages")
    }

    /// A walk to and fro.
    static func long(steps: Int) -> Recording {
        var walk = Walk((1...8).map { "Page \($0)" })
        var direction = PageTrace.Direction.forward
        for step in 1..<steps {
            walk.swipe(direction, cancelled: step % 11 == 0)
            if step % 7 == 0 { direction = direction.opposite }
        }
        return walk.recording(title: "A long walk")
    }
}
