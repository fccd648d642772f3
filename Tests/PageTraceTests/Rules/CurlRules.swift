import PageTrace
import Testing

@Suite("Page curl and spine (rules 33 to 36)")
struct CurlRules {
    private let single = PageViewController<Int>(transitionStyle: .pageCurl)
    private let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid)

    @Test func `Rule 33: a curl asks at the time of each gesture, on its side alone, and remembers nothing`() {
        var walk = Walk(1...4, single)
        #expect(
            walk.swipe(.forward) == [.viewControllerAfter(1, answer: 2), .willTransitionTo([2]), .landed(from: [1])])
        #expect(walk.holds == "? | 2 | ?")
        for _ in 1...2 {
            #expect(
                walk.swipe(.backward, ends: .cancelled) == [
                    .viewControllerBefore(2, answer: 1), .willTransitionTo([1]), .cameBack(to: [2]),
                ])
        }
        #expect(walk.holds == "? | 2 | ?")
    }

    @Test func `Rule 33: a curl always sees the list as it is now`() {
        var walk = Walk(1...2, single, startingAt: 2)
        walk.client.pages.append(3)
        walk.swipe(.forward)
        #expect(walk.container.viewControllers == [3])
    }

    @Test func `Rule 34: two pages lie beside a spine in the middle, which makes them double-sided`() {
        var walk = Walk(1...6, open, startingAt: nil)
        #expect(walk.container.isDoubleSided)
        walk.set([3, 4])
        #expect(
            walk.swipe(.forward) == [
                .viewControllerAfter(4, answer: 5), .viewControllerAfter(5, answer: 6), .willTransitionTo([5, 6]),
                .landed(from: [3, 4]),
            ])
        #expect(
            walk.swipe(.backward) == [
                .viewControllerBefore(5, answer: 4), .viewControllerBefore(4, answer: 3), .willTransitionTo([3, 4]),
                .landed(from: [5, 6]),
            ])
    }

    @Test(arguments: ContractMode.allCases)
    func `Rule 34: turning double-sided off beside a spine in the middle raises`(contract: ContractMode) {
        let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid, contract: contract)
        var walk = Walk(1...4, open, startingAt: nil)
        #expect(walk.setDoubleSided(false).isEmpty && walk.incidents == [.raise(.spineInTheMiddleIsDoubleSided)])
        #expect(walk.outcome == (contract == .strict ? .raised : .ignored))
        #expect(walk.container.isDoubleSided)
    }

    @Test func `Rule 34: double-sided pages turn two at a time, of which the second shows`() {
        var walk = Walk(1...5, single)
        #expect(walk.setDoubleSided(true).isEmpty)
        #expect(
            walk.swipe(.forward) == [
                .viewControllerAfter(1, answer: 2), .viewControllerAfter(2, answer: 3), .willTransitionTo([3]),
                .landed(from: [1]),
            ])
        #expect(walk.setDoubleSided(false).isEmpty)
        #expect(walk.outcome == .changed)
    }

    @Test func `Rule 34: there is no spine for scroll; for curl it lies at min unless told otherwise`() {
        #expect(PageViewController<Int>().spineLocation == SpineLocation.none)
        #expect(PageViewController<Int>(spineLocation: .mid).spineLocation == SpineLocation.none)
        #expect(!PageViewController<Int>(isDoubleSided: true).isDoubleSided)
        #expect(single.spineLocation == .min)
        #expect(!single.isDoubleSided)
        #expect(PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .max).requiredCount == 1)
        var scroll = Walk()
        scroll.setDoubleSided(true)
        #expect(scroll.outcome == .ignored)
    }

    @Test func `Rule 35: an odd last page beside a spine in the middle needs a placeholder for the right side`() {
        func steps(placeholder: String?) -> [Step] {
            let trace = Trace(
                container: PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid),
                pages: ["One", "Two", "Three"],
                client: ClientDescription(placeholder: placeholder),
                gestures: [.set(ProgrammaticSet(["One", "Two"])), .swipe(Swipe(.forward)), .swipe(Swipe(.backward))])
            return Array(Replay(trace))
        }
        #expect(steps(placeholder: nil).last?.findings.map { $0.rule } == ["E1"])
        let filled = steps(placeholder: "Blank")
        #expect(
            filled.map { $0.after.flatMap { $0.shown } } == [["One", "Two"], ["Three", "Blank"], ["One", "Two"]])
        #expect(filled.flatMap { $0.findings }.isEmpty)
    }

    @Test func `Behind the placeholder a loop goes on with the first page, and before that with the placeholder`() {
        let sides = [Direction.forward, .forward, .backward]
        let trace = Trace(
            container: PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid),
            pages: ["One", "Two", "Three"], client: ClientDescription(loops: true, placeholder: "Blank"),
            gestures: GestureSequence(
                [.page(.set(ProgrammaticSet(["One", "Two"])))]
                    + sides.map { PageViewControllerGesture.page(.swipe(Swipe($0))) }))
        #expect(
            Replay(trace).map { $0.after.flatMap { $0.shown } } == [
                ["One", "Two"], ["Three", "Blank"], ["One", "Two"], ["Three", "Blank"],
            ])
    }
}
