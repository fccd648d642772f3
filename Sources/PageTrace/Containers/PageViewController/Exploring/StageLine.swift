import Paging

/// The states of stages whose list stays as it is: it has the first pages of a line, as many as its length says.
struct StageLine: PagesOnLine {
    typealias Driven = NamedStage<ListClient>

    var world: StageWorld<Driven>
    let width: Int
    let mostStates = 40_000

    private let begun: [Driven]
    /// The lists by their last places: to make one takes as long as a gesture.
    private var lists: [Int: PageList<PageNumber>] = [:]

    /// - Parameter begun: Where exploring begins, with lists of every length that makes a difference.
    init(_ world: StageWorld<Driven>, width: Int, begun: [Driven]) {
        self.world = world
        self.width = width
        self.begun = begun
    }

    mutating func starts() -> [[UInt64]] { begun.map { world.words(of: $0) } }

    mutating func list(of state: UnsafeBufferPointer<UInt64>) -> ClosedRange<Int> {
        0...max(0, world.stage(in: state).stage.client.list.pages.count - 1)
    }

    mutating func forEachPlace(in state: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void) -> Bool {
        let stage = world.stage(in: state).stage
        var isOnLine = true
        func note(_ page: PageNumber) {
            if 0..<width ~= page.index { body(page.index) } else { isOnLine = false }
        }
        let width = width
        stage.container.forEachPage(note)
        _ = stage.client.map(stage.client.list) {
            note($0)
            return $0
        }
        return isOnLine
    }

    mutating func words(
        _ state: UnsafeBufferPointer<UInt64>, list: ClosedRange<Int>, _ moved: (_ place: Int) -> Int
    ) -> [UInt64]? {
        let pages = lists[list.upperBound] ?? PageList(list.map(PageNumber.init))
        lists[list.upperBound] = pages
        var stage = world.stage(in: state)
        let transform = { (page: PageNumber) in PageNumber(moved(Int(page.index))) }
        let remainder = PageRemainder(
            client: stage.stage.client.map(pages, transform), lossesLeft: stage.stage.lossesLeft)
        stage.restore(stage.stage.container.replacing(transform), remainder)
        return world.words(of: stage)
    }
}
