import PageTrace
import Testing

@Suite("The list behind the data source of a trace")
struct PageListTests {
    private let list = PageList(["a", "b", "c"])

    @Test func `Neighbors, ends, loops, and pages that are not there`() {
        #expect(list.neighbor(of: "b", .forward) == "c")
        #expect(list.neighbor(of: "b", .backward) == "a")
        #expect(list.neighbor(of: "a", .backward) == nil)
        #expect(list.neighbor(of: "c", .forward) == nil)
        #expect(list.neighbor(of: "a", .backward, loops: true) == "c")
        #expect(list.neighbor(of: "c", .forward, loops: true) == "a")
        #expect(list.neighbor(of: "x", .forward, loops: true) == nil)
        #expect(PageList([]).neighbor(of: "x", .forward, loops: true) == nil)
        #expect(PageList(["a"]).neighbor(of: "a", .forward, loops: true) == "a")
    }

    @Test func `A page that is there twice counts where it comes first`() {
        let list = PageList(["a", "b", "a", "c"])
        #expect(list.position(of: "a") == 0)
        #expect(list.neighbor(of: "a", .forward) == "b")
        #expect(list.neighbor(of: "c", .backward) == "a")
    }

    /// A page that counts how often it is hashed.
    private struct Counted: Hashable {
        let number: Int
        nonisolated(unsafe) static var hashes = 0

        func hash(into hasher: inout Hasher) {
            Self.hashes += 1
            hasher.combine(number)
        }
    }

    @Test func `A long list is hashed by its first pages, and told apart by all`() {
        let list = PageList((0..<1_000).map { Counted(number: $0) })
        var other = list
        other.apply(.remove([Counted(number: 999)]))
        other.apply(.append([Counted(number: 1_000)]))
        Counted.hashes = 0
        _ = list.hashValue
        #expect(Counted.hashes < 20)
        #expect(list != other)
        other.apply(.replace(list.pages))
        #expect(list == other)
    }

    @Test(arguments: [
        (ListChange.append(["d"]), ["a", "b", "c", "d"]), (.prepend(["x", "y"]), ["x", "y", "a", "b", "c"]),
        (.insert(["x", "y"], at: 1), ["x", "y", "a", "b", "c"]), (.insert(["x"], at: 3), ["a", "b", "x", "c"]),
        (.insert(["x"], at: 4), ["a", "b", "c", "x"]), (.insert(["x"], at: 99), ["a", "b", "c", "x"]),
        (.insert(["x"], at: -99), ["x", "a", "b", "c"]), (.remove(["a", "c", "x"]), ["b"]),
        (.replace(["x"]), ["x"]), (.replace([]), []), (.append(["b", "d"]), ["a", "b", "c", "b", "d"]),
    ])
    func `Changes; a position beyond the list is its end`(change: ListChange, pages: [String]) {
        var list = list
        list.apply(change)
        #expect(list.pages == pages)
        #expect(list == PageList(pages))
    }

    @Test(arguments: 0..<40)
    func `After changes at either end, each page is where a list that is made anew has it`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var list = PageList([0, 1, 2, 3])
        for page in 4..<30 {
            let other = random.draw(below: page)
            let change: PageListChange<Int> =
                switch random.draw(below: 6) {
                case 0: .append([page, page + 100])
                case 1: .prepend([page, page + 100])
                case 2: .append([other])
                case 3: .remove(Array(list.pages.suffix(1)))
                case 4: .remove(Array(list.pages.prefix(1)))
                default: .remove([other])
                }
            list.apply(change)
            let anew = PageList(list.pages)
            #expect((0..<140).allSatisfy { list.position(of: $0) == anew.position(of: $0) }, "\(change): \(list.pages)")
        }
    }

    @Test func `A client that answers one side alone, as a trace can have it`() {
        let client = ListClient(ClientDescription(answersBefore: false), pages: ["a", "b", "c"])
        #expect(client.currentNeighbor(of: 1, .forward) == .page(2))
        #expect(client.currentNeighbor(of: 1, .backward) == .none)
        let other = ListClient(ClientDescription(loops: true, answersAfter: false), pages: ["a", "b", "c"])
        #expect(other.currentNeighbor(of: 2, .forward) == .none)
        #expect(other.currentNeighbor(of: 0, .backward) == .page(2))
    }

    @Test func `A client that turns with the device sets the spread around the page that is shown`() {
        let trace = Trace(
            container: PageViewControllerSettings(transitionStyle: .pageCurl), pages: ["1", "2", "3"],
            client: ClientDescription(
                placeholder: "blank", spineLocations: [.landscapeLeft: .mid, .portrait: .min],
                trackers: [Tracker(name: "index", updatedIn: [.willTransitionTo], takes: .pending, followsSets: true)]),
            gestures: [
                .set(ProgrammaticSet(["2"])), .orientation(.landscapeLeft), .orientation(.portrait),
                .set(ProgrammaticSet(["3"])), .orientation(.landscapeLeft),
            ])
        let steps = Array(Replay(trace))
        #expect(steps.map { $0.after.flatMap(\.shown) } == [["2"], ["1", "2"], ["1"], ["3"], ["3", "blank"]])
        #expect(steps.map { $0.trackers.first?.value } == ["2", "1", "1", "3", "3"])
        #expect(steps.flatMap(\.findings).isEmpty)
    }
}
