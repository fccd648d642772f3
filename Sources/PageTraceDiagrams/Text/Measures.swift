/// The sizes that all diagrams share, in points.
///
/// A README's column is about 830 pixels wide, which is 622 points. A drawing that is not wider, with the room around it,
/// is shown at its own size there, and its smallest text, 9 points, is 12 pixels high.
enum Measures {
    /// The width that a drawing keeps to, without the room around it.
    static let pageWidth = 606.0
    /// The least that it can keep to.
    static let leastWidth = 304.0

    static let padding = 8.0
    /// The most steps that somebody reads one by one.
    static let readLimit = 1_000

    /// The size of the name in a cell.
    static let name = 11.0
    /// The size of the name in a cell if there are many cells.
    static let smallName = 9.5
    /// The size of the name in a cell of pages that are compared, if larger names do not fit.
    static let tinyName = 8.0
    static let remark = 9.5
    /// The size of numbers in marks: nothing is smaller.
    static let mark = 9.0

    /// The distance from one call to the next.
    static let callPitch = 16.0
    /// The distance between the lines of one call.
    static let linePitch = 13.0

    /// How far frames around repeated steps, and the ground of emphasized ones, reach beyond the steps at either side.
    static let frameOutset = 8.0
    /// How far the pile of cards around repeated steps reaches beyond its top card.
    static let pileOverhang = 8.0
}
