import PageTrace
import Testing

/// A line of pages, of which nobody knows how many it has.
struct NumberLine: PageViewControllerClient, Hashable {
    var title = 0

    func pageViewController(_: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page > -3 ? page - 1 : nil
    }

    func pageViewController(_: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page < 3 ? page + 1 : nil
    }

    mutating func pageViewController(_: inout PageViewController<Int>, willTransitionTo pages: Spread<Int>) {
        title = pages.first ?? title
    }
}

@Suite("The numbers of pages")
struct SharedNumbers {
    @Test func `A page that is met on a walk has one number on every walk`() {
        func explored(_ pages: [Int]) -> ClientExploration<NumberLine> {
            ClientExploration(
                of: NumberLine(), pages: pages, PageViewControllerSettings(),
                ExplorationOptions(families: [.swipe, .cancel]))
        }
        let (known, met) = (explored([0] + Array(-3 ... -1) + Array(1...3)), explored([0]))
        #expect(met.bound == nil && met.states == 20)
        #expect(met.states == known.states && met.transitions == known.transitions)
    }

    @Test(arguments: [-3, 0, 7], [0, 1, 90_000])
    func `The number of a copy says which page it is, which index it keeps, and which copy`(index: Int, copy: Int) {
        for page in [PageNumber(0), PageNumber(3_000), .missing] {
            let made = PageNumber(copyOf: page, index: index, copy: copy)
            #expect(made.own == page && made.ownIndex == index && made.copy == copy)
            #expect(made.numbered(2) == PageNumber(copyOf: page, index: index, copy: 2))
        }
        #expect(PageNumber(copyOf: PageNumber(5), copy: 0) == PageNumber(5))
    }

    @Test func `Containers are the same with the same pages, in whichever order they were met`() {
        func walk(_ first: Int) -> PageViewController<Int> {
            var session = Session(client: NumberLine())
            session.set([first])
            session.set([2])
            return session.container
        }
        #expect(walk(0) == walk(2) && walk(0).hashValue == walk(2).hashValue)
        #expect(walk(0) != Session(client: NumberLine()).container)
    }
}
