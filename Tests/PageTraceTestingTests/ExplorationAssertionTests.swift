import Testing

@testable import PageTrace
@testable import PageTraceTesting

/// A presenter whose mistake can be chosen; a value that keeps nothing but what matters.
private struct Titles: OrderedPagesClient, Hashable {
    typealias Page = Int

    var title = 1
    var looksAtCompleted = true
    var list: [Int] { [1, 2, 3, 4] }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, willTransitionTo pending: Spread<Int>
    ) {
        if !looksAtCompleted, let page = pending.first { title = page }
    }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        if looksAtCompleted, let page = container.viewControllers.first { title = page }
    }

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }
}

/// The same as a class, which cannot be copied.
private final class TitlesController: OrderedPagesClient {
    typealias Page = Int
    private var titles: Titles
    var list: [Int] { titles.list }

    init(looksAtCompleted: Bool) { titles = Titles(looksAtCompleted: looksAtCompleted) }

    func pageViewController(_ container: inout PageViewController<Int>, willTransitionTo pending: Spread<Int>) {
        titles.pageViewController(&container, willTransitionTo: pending)
    }

    func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) {
        titles.pageViewController(
            &container, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
            transitionCompleted: completed)
    }

    var trackedValues: [TrackedValue<Int>] { titles.trackedValues }
}

@Suite("Assertions about every sequence of gestures")
struct ExplorationAssertionTests {
    private static let pages = [1, 2, 3, 4]
    private static let touches: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip]

    @Test func `What no sequence of gestures breaks passes, as a value and as a class`() {
        assertNoReachableFindings(in: AllWalks(of: Titles(), pages: Self.pages))
        assertNoReachableFindings(
            in: AllWalks(upTo: 3, pages: Self.pages, gestures: [.swipe, .cancel]) {
                TitlesController(looksAtCompleted: true)
            })
        assertReachable(in: AllWalks(of: Titles(), pages: Self.pages)) { $0.outcome == .bounced }
        assertAlways(in: AllWalks(of: Titles(), pages: Self.pages, gestures: Self.touches)) {
            $0.shown == nil || $0.client.title > 0
        }
        assertEventually(in: AllWalks(of: Titles(), pages: Self.pages, gestures: Self.touches)) { $0.shown == 4 }
        assertEventually(
            in: AllWalks(upTo: 6, pages: Self.pages, gestures: [.swipe]) { TitlesController(looksAtCompleted: true) }
        ) { $0.shown == 4 }
    }

    @Test func `A search has one result, in words, as a walk, and as values`() throws {
        let right = AllWalks(of: Titles(), pages: Self.pages, gestures: Self.touches).explored()
        #expect(right.isProof && right.walks.isEmpty && right.recording.steps.isEmpty)
        #expect(right.verdict.hasPrefix("No finding in any sequence of these gestures, of any length: "))
        #expect(right.text.contains("Not tried: "))
        assertNoFindings(in: right)
        let wrong = AllWalks(of: Titles(looksAtCompleted: false), pages: Self.pages, gestures: Self.touches).explored()
        let walk = try #require(wrong.walks.first)
        #expect(!wrong.isProof && walk.notation == "1→(2)" && walk.length == 1)
        #expect(wrong.verdict.hasPrefix("A walk of 1 gesture makes title wrong"))
        #expect(wrong.recording == walk.recording && walk.recording.findings.map(\.kind) == [.wrongTracker])
        let short = AllWalks(upTo: 2, pages: Self.pages, gestures: [.swipe]) {
            TitlesController(looksAtCompleted: true)
        }
        #expect(!short.explored().isProof)
        #expect(short.explored().verdict.hasSuffix("; longer ones were not tried."))
        #expect(AllWalks(of: Titles(), pages: []).explored().verdict.hasPrefix("AllWalks has no pages"))
    }

    @Test
    func `A mistake fails with its shortest walk, what it shows, a test to paste, and the command that draws it`() {
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(of: Titles(looksAtCompleted: false), pages: Self.pages, gestures: Self.touches))
        }
        #expect(failures.count == 1)
        for part in [
            "A walk of 1 gesture makes title wrong.", "1→(2)", "title says 2, while 1 is shown.",
            "assertNoFindings(in: try Walk(of: Titles(), pages: [1, 2, 3, 4], path: \"1→(2)\"))",
            "pagetrace run --path '1→(2)' --pages 4",
        ] {
            #expect(failures.first?.contains(part) == true, "\(part)")
        }
    }

    @Test func `A mistake fails with the moments at which the variable would have been right`() {
        func failure(_ gestures: Set<GestureFamily>) -> String {
            failuresReported {
                assertNoReachableFindings(
                    in: AllWalks(of: Titles(looksAtCompleted: false), pages: Self.pages, gestures: gestures))
            }.first ?? ""
        }
        let right =
            "\n  update title in didFinishAnimating, if completed, from pageViewController.viewControllers?.first"
        #expect(failure(Self.touches).contains("title would be right with one of these:"))
        #expect(failure(Self.touches).contains(right))
        #expect(!failure(Self.touches).contains("update title in willTransitionTo"))
        // No callback comes for a set.
        #expect(!failure([.swipe, .cancel, .set]).contains(right + "\n"))
        #expect(failure([.swipe, .cancel, .set]).contains(right + ", and behind each of the app's own sets"))
    }

    @Test func `A walk with a set says that no code of the app was told of it`() {
        let failures = failuresReported {
            assertNoReachableFindings(in: AllWalks(of: Titles(), pages: [1, 2], gestures: [.drag, .set]))
        }
        #expect(failures.first?.contains("This walk sets a page, and no code of the app is told.") == true)
    }

    @Test func `Functions of the app are tried beside gestures, of a value and of a class`() {
        assertNoReachableFindings(
            in: AllWalks(
                of: Titles(), pages: Self.pages, gestures: [.swipe, .cancel],
                acts: [
                    "tap Home": { titles, container in
                        container.setViewControllers([1])
                        titles.title = 1
                    }
                ]))
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(
                    of: Titles(), pages: Self.pages, gestures: Self.touches,
                    acts: ["tap End": { $1.setViewControllers([4]) }]))
            assertNoReachableFindings(
                in: AllWalks(
                    upTo: 2, pages: Self.pages, gestures: Self.touches,
                    acts: ["tap End": { $1.setViewControllers([4]) }]
                ) { TitlesController(looksAtCompleted: true) })
        }
        #expect(failures.count == 2)
        for failure in failures {
            for part in [
                "A walk of 1 gesture makes title wrong.", "\n  1 · tap End\n", "title says 1, while 4 is shown",
                "session.act(\"tap End\")",
            ] {
                #expect(failure.contains(part), "\(failure)")
            }
        }
    }

    @Test func `A finding after a set in mid-drag says first on which choices it rests`() throws {
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(
                    of: Titles(), pages: Self.pages, gestures: [.swipe, .cancel, .drag],
                    acts: [
                        "tap Home": { titles, container in
                            container.setViewControllers([1])
                            titles.title = 1
                        }
                    ]))
        }
        let verdict = try #require(failures.first?.split(separator: "\n").first)
        #expect(
            verdict == """
                A walk of 3 gestures makes title wrong, which rests on a choice of the model: rule 25, what a finger moves \
                comes to its end first when a set comes on iOS 26. What the set of a function ends is reported when the \
                function has returned, a choice as well: a device may report it before the function goes on.
                """)
    }

    @Test func `What does not always hold says first on which choices that rests`() throws {
        func verdict(_ system: PagingSystem) -> Substring? {
            failuresReported {
                assertAlways(
                    in: AllWalks(
                        of: Titles(), pages: Self.pages, settings: PageViewControllerSettings(system: system),
                        gestures: [.swipe, .cancel, .drag],
                        acts: [
                            "tap Home": { titles, container in
                                container.setViewControllers([1])
                                titles.title = 1
                            }
                        ])
                ) { !$0.container.isAtRest || $0.client.title == $0.shown }
            }.first?.split(separator: "\n").first
        }
        #expect(verdict(.iOS26)?.contains(", which rests on a choice of the model: rule 25, ") == true)
        #expect(verdict(.classic) == nil)
    }

    @Test func `Walks without pages, or without gestures and acts, are refused`() {
        let failures = failuresReported {
            assertNoReachableFindings(in: AllWalks(of: Titles(), pages: []))
            assertAlways(in: AllWalks(of: Titles(), pages: Self.pages, gestures: [])) { _ in true }
            assertEventually(
                in: AllWalks(upTo: 2, pages: []) { TitlesController(looksAtCompleted: true) }
            ) { _ in true }
            // Acts alone are something to try.
            assertAlways(
                in: AllWalks(
                    of: Titles(), pages: Self.pages, gestures: [], acts: ["tap End": { $1.setViewControllers([4]) }])
            ) { _ in true }
        }
        #expect(
            failures.map { $0.prefix { $0 != "," } } == [
                "AllWalks has no pages", "AllWalks has neither gestures nor acts", "AllWalks has no pages",
            ])
    }

    @Test func `A class with the mistake fails with the same walk`() {
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(upTo: 1, pages: Self.pages, gestures: Self.touches) {
                    TitlesController(looksAtCompleted: false)
                })
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("A walk of 1 gesture makes title wrong.") == true)
        #expect(failures.first?.contains("1→(2)") == true)
    }

    @Test func `A class fails with the moments, too, with how far they were tried`() throws {
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(upTo: 3, pages: [1, 2], gestures: [.swipe, .cancel]) {
                    TitlesController(looksAtCompleted: false)
                })
        }
        let failure = try #require(failures.first)
        #expect(failure.contains("walks of up to 3 gestures), title would be right with one of these:"))
        #expect(
            failure.contains(
                "\n  update title in didFinishAnimating, if completed, from pageViewController.viewControllers?.first"))
        #expect(!failure.contains("update title in willTransitionTo"))
    }

    @Test func `What cannot be reached, and what does not always hold`() {
        let failures = failuresReported {
            assertReachable(in: AllWalks(of: Titles(), pages: Self.pages, gestures: [.swipe])) {
                $0.outcome == .cancelled
            }
            assertAlways(in: AllWalks(of: Titles(), pages: Self.pages, gestures: [.swipe])) { $0.shown != 3 }
            assertEventually(in: AllWalks(of: Titles(), pages: Self.pages, gestures: [.swipe, .act])) {
                $0.client.title == 5
            }
        }
        let expected = [
            "No walk leads to such a step. Every sequence of gestures was tried, of any length",
            "After a walk of 2 gestures it does not hold.", "no sequence of gestures leads to such a step any more",
        ]
        #expect(failures.count == expected.count)
        for (failure, part) in zip(failures, expected) { #expect(failure.contains(part)) }
    }

    @Test func `What is wrong after the first set is the shortest walk, of no gesture, also of a class`() {
        struct Wrong: PageViewControllerClient, Hashable {
            func pageViewController(_: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? { nil }
            func pageViewController(_: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? { nil }
            var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", 2)] }
        }
        final class WrongClass: PageViewControllerClient {
            func pageViewController(_: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? { nil }
            func pageViewController(_: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? { nil }
            var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", 2)] }
        }
        let explored = [
            AllWalks(of: Wrong(), pages: [1, 2]).explored(),
            AllWalks(upTo: 2, pages: [1, 2]) { WrongClass() }.explored(),
        ]
        for walks in explored.map(\.walks) {
            #expect(walks.map(\.length) == [0])
            #expect(walks.first?.finding.message.hasPrefix("title says 2, while 1 is shown") == true)
        }
    }

    @Test func `A client that counts has states without end, and the failure says what to do`() {
        struct Counting: PageViewControllerClient, Hashable {
            var count = 0
            mutating func pageViewController(
                _ container: inout PageViewController<Int>, viewControllerBefore page: Int
            ) -> Int? { nil }
            mutating func pageViewController(
                _ container: inout PageViewController<Int>, viewControllerAfter page: Int
            ) -> Int? { 1 }
            mutating func pageViewController(
                _ container: inout PageViewController<Int>, willTransitionTo pending: Spread<Int>
            ) { count += 1 }
        }
        let failures = failuresReported {
            assertNoReachableFindings(
                in: AllWalks(
                    of: Counting(), pages: [1, 2], settings: PageViewControllerSettings(contract: .lenient),
                    gestures: [.cancel], states: 500), allowing: [.contractViolation])
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("A client that counts or logs has states without end") == true)
    }
}
