package import Graphviz
import PageTrace

/// The colors of all diagrams, each with its counterpart in dark mode.
///
/// Data source and delegate are blue and orange, which readers with any common color blindness can distinguish. Every
/// distinction is also drawn as a shape, a mark or a weight. Text has a contrast of at least 4.5 to 1 against its
/// background, in light and in dark mode.
///
/// The dark counterpart is looked up by the light color alone, so each light color is used for only one purpose.
/// A raw value is the light color and then the dark one, written as on the web.
package enum Palette: UInt64, CaseIterable, Hashable, Sendable {
    /// The background of the drawing.
    case paper = 0xffffff_0d1117
    /// The background of a step.
    case panel = 0xf6f8fa_161b22
    /// Titles and names.
    case ink = 0x1f2328_e6edf3
    /// Captions and remarks.
    case muted = 0x59636e_9da7b3
    /// The outlines of steps, and lifelines.
    case line = 0xcbd3db_444c56
    /// Arrows that lead from step to step.
    case arrow = 0x7d8793_768390
    /// The line from the page shown before to the one shown now.
    case path = 0x7fac8b_2f7d45

    /// The cell of the page that the user sees.
    case shownFill = 0x116329_3fb950
    case shownText = 0xfefefe_04170a
    /// The cell of a page that is kept.
    case heldFill = 0xdafbe1_12351f
    case heldLine = 0x238c40_3f9a58
    case heldText = 0x0b3d1c_b4f1c3
    /// The outline of a cell whose page came in this step.
    case loadedLine = 0x1a7f36_56d364
    /// The sign on such a cell.
    case signText = 0xfffffe_04170b
    /// The cell of a page that was released in this step.
    case droppedFill = 0xfff0ee_2d1618
    case droppedLine = 0xe5928c_8b3a3c
    case droppedText = 0xa5221c_ff9a92
    /// The outline of the cell of a page that nobody keeps.
    case absentLine = 0xdde2e7_2f363e
    case absentText = 0x69727c_8b949e

    case dataSource = 0x0550ae_79c0ff
    /// Numbers on the color of a role.
    case markText = 0xfdfdfd_0d1118
    case delegate = 0x953800_ffa657
    case completion = 0x6639ba_d2a8ff
    case indicator = 0x0f6674_56d4dd
    /// Calls of pages about their appearance.
    case appearance = 0x4d5560_b1bac4
    /// Calls of pages about their parent.
    case containment = 0x4e5561_b2bac5
    /// Positions of the scroll view inside.
    case progress = 0x7a4b00_e3b341
    /// Calls that the client makes to the container.
    case request = 0x99286e_ff8bc8

    /// The ground of a note.
    case noteFill = 0xf3e8ff_2a1a4a
    /// The bar of a note, and the outline of a step that stands out.
    case noteLine = 0x8250df_a371f7
    /// The text of a note.
    case noteText = 0x3e1f79_e2c5ff
    /// The ground of a step that stands out.
    case emphasisFill = 0xfaf5ff_1a1030

    /// The bar of a finding.
    case warningFill = 0xfff4cc_382b08
    case warningLine = 0xbf8700_d29922
    case warningText = 0x4d2d00_f5d67b
    /// The bar of a finding that UIKit would have raised.
    case violationFill = 0xffe1de_4a1214
    case violationLine = 0xcf222e_f85149
    case violationText = 0x82071e_ffc1ba

    /// The head of what only the first of two recordings has.
    case firstFill = 0xfff1e5_2e1a0c
    /// The outline of it, and its words.
    case firstLine = 0xad4600_f0883e
    /// The head of what only the second has.
    case secondFill = 0xe6f6f7_0c2a2e
    case secondLine = 0x1b6b72_39c5cf

    /// The color in light and in dark.
    package var pair: ColorPair {
        ColorPair(
            light: Color(UInt32(truncatingIfNeeded: rawValue >> 24)), dark: Color(UInt32(truncatingIfNeeded: rawValue)))
    }

    /// The color in the values of a graph: the light one.
    package var color: Color { pair.light }

    /// The dark counterparts for a drawing of recordings; without notes, those of notes are left out, and those of sides
    /// unless there are two recordings.
    static func darkColors(of recordings: [Recording]) -> [ColorPair] {
        let hasNotes = recordings.contains { $0.steps.contains { $0.annotation != nil } }
        let isComparison = recordings.count > 1
        return allCases.filter { (hasNotes || !ofNotes.contains($0)) && (isComparison || !ofSides.contains($0)) }
            .map(\.pair)
    }

    private static let ofSides: Set<Palette> = [.firstFill, .firstLine, .secondFill, .secondLine]
    private static let ofNotes: Set<Palette> = [.noteFill, .noteLine, .noteText, .emphasisFill]
}
