/// A world whose states name pages of a line, and have a stretch of the line as their list.
protocol PagesOnLine {
    associatedtype Driven: ExplorableStage

    var world: StageWorld<Driven> { get set }

    /// The number of pages on the line.
    var width: Int { get }

    /// The maximum number of states: a list of every length is a question beside the one that was asked.
    var mostStates: Int { get }

    /// The states in which a search begins.
    mutating func starts() -> [[UInt64]]

    /// The places of the first and the last page of a state's list.
    mutating func list(of state: UnsafeBufferPointer<UInt64>) -> ClosedRange<Int>

    /// Calls a function with the place of each page that a state names; `false` if one is not on the line.
    mutating func forEachPlace(in state: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void) -> Bool

    /// The words of a state with another list, and with each page moved to another place; nil if there is no such list.
    mutating func words(
        _ state: UnsafeBufferPointer<UInt64>, list: ClosedRange<Int>, _ moved: (_ place: Int) -> Int
    ) -> [UInt64]?
}
