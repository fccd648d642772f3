public import Graphviz
import PageTrace

/// The colors of all diagrams, each with its counterpart in dark mode.
///
/// Data source and delegate are blue and orange, which readers with any common color blindness tell apart; and every
/// distinction is drawn a second time as a shape, a mark or a weight. Text keeps a contrast of at least 4.5 to 1 on
/// its ground, in light and in dark.
///
/// The dark counterpart is found by the light color alone, so each light color is used for one purpose only.
public enum Palette: CaseIterable, Hashable, Sendable {
    /// The ground of the drawing.
    case paper
    /// The ground of a step.
    case panel
    /// Titles and names.
    case ink
    /// Captions and remarks.
    case muted
    /// The outlines of steps, and lifelines.
    case line
    /// Arrows that lead from step to step.
    case arrow
    /// The line from the page shown before to the one shown now.
    case path

    /// The cell of the page that the user sees.
    case shownFill
    /// The name in it.
    case shownText
    /// The cell of a page that is kept.
    case heldFill
    /// The outline of it.
    case heldLine
    /// The name in it.
    case heldText
    /// The outline of a cell whose page came in this step.
    case loadedLine
    /// The sign on such a cell.
    case signText
    /// The cell of a page that was let go in this step.
    case droppedFill
    /// The outline of it.
    case droppedLine
    /// The name in it.
    case droppedText
    /// The outline of the cell of a page that nobody keeps.
    case absentLine
    /// The name in it.
    case absentText

    /// Calls to the data source.
    case dataSource
    /// Numbers on the color of a role.
    case markText
    /// Calls to the delegate.
    case delegate
    /// Calls of completion blocks.
    case completion
    /// Calls about the page indicator.
    case indicator
    /// Calls of pages about their appearance.
    case appearance
    /// Calls of pages about their parent.
    case containment
    /// Positions of the scroll view inside.
    case progress
    /// Calls that the client makes to the container.
    case request

    /// The ground of a note.
    case noteFill
    /// The bar of a note, and the outline of a step that stands out.
    case noteLine
    /// The text of a note.
    case noteText
    /// The ground of a step that stands out.
    case emphasisFill

    /// The bar of a finding.
    case warningFill
    /// The outline of it.
    case warningLine
    /// The message in it.
    case warningText
    /// The bar of a finding that UIKit would have raised.
    case violationFill
    /// The outline of it.
    case violationLine
    /// The message in it.
    case violationText

    /// The color in light and in dark.
    public var pair: ColorPair {
        switch self {
        case .paper: ColorPair(0xffffff, dark: 0x0d1117)
        case .panel: ColorPair(0xf6f8fa, dark: 0x161b22)
        case .ink: ColorPair(0x1f2328, dark: 0xe6edf3)
        case .muted: ColorPair(0x59636e, dark: 0x9da7b3)
        case .line: ColorPair(0xcbd3db, dark: 0x444c56)
        case .arrow: ColorPair(0x7d8793, dark: 0x768390)
        case .path: ColorPair(0x7fac8b, dark: 0x2f7d45)

        case .shownFill: ColorPair(0x116329, dark: 0x3fb950)
        case .shownText: ColorPair(0xfefefe, dark: 0x04170a)
        case .heldFill: ColorPair(0xdafbe1, dark: 0x12351f)
        case .heldLine: ColorPair(0x238c40, dark: 0x3f9a58)
        case .heldText: ColorPair(0x0b3d1c, dark: 0xb4f1c3)
        case .loadedLine: ColorPair(0x1a7f36, dark: 0x56d364)
        case .signText: ColorPair(0xfffffe, dark: 0x04170b)
        case .droppedFill: ColorPair(0xfff0ee, dark: 0x2d1618)
        case .droppedLine: ColorPair(0xe5928c, dark: 0x8b3a3c)
        case .droppedText: ColorPair(0xa5221c, dark: 0xff9a92)
        case .absentLine: ColorPair(0xdde2e7, dark: 0x2f363e)
        case .absentText: ColorPair(0x69727c, dark: 0x8b949e)

        case .dataSource: ColorPair(0x0550ae, dark: 0x79c0ff)
        case .markText: ColorPair(0xfdfdfd, dark: 0x0d1118)
        case .delegate: ColorPair(0x953800, dark: 0xffa657)
        case .completion: ColorPair(0x6639ba, dark: 0xd2a8ff)
        case .indicator: ColorPair(0x0f6674, dark: 0x56d4dd)
        case .appearance: ColorPair(0x4d5560, dark: 0xb1bac4)
        case .containment: ColorPair(0x4e5561, dark: 0xb2bac5)
        case .progress: ColorPair(0x7a4b00, dark: 0xe3b341)
        case .request: ColorPair(0x99286e, dark: 0xff8bc8)

        case .noteFill: ColorPair(0xf3e8ff, dark: 0x2a1a4a)
        case .noteLine: ColorPair(0x8250df, dark: 0xa371f7)
        case .noteText: ColorPair(0x3e1f79, dark: 0xe2c5ff)
        case .emphasisFill: ColorPair(0xfaf5ff, dark: 0x1a1030)

        case .warningFill: ColorPair(0xfff4cc, dark: 0x382b08)
        case .warningLine: ColorPair(0xbf8700, dark: 0xd29922)
        case .warningText: ColorPair(0x4d2d00, dark: 0xf5d67b)
        case .violationFill: ColorPair(0xffe1de, dark: 0x4a1214)
        case .violationLine: ColorPair(0xcf222e, dark: 0xf85149)
        case .violationText: ColorPair(0x82071e, dark: 0xffc1ba)
        }
    }

    /// The color as the values of a graph name it: the light one.
    public var color: Color { pair.light }

    /// What every color becomes in dark mode, for `Graph.darkColors`.
    public static var darkColors: [ColorPair] { allCases.map(\.pair) }

    /// What colors become in dark mode in a drawing of recordings: without notes, those of notes are left out.
    static func darkColors(of recordings: [Recording]) -> [ColorPair] {
        let hasNotes = recordings.contains { $0.steps.contains { $0.annotation != nil } }
        return allCases.filter { hasNotes || !ofNotes.contains($0) }.map(\.pair)
    }

    private static let ofNotes: Set<Palette> = [.noteFill, .noteLine, .noteText, .emphasisFill]
}

extension ColorPair {
    /// A pair written as on the web.
    fileprivate init(_ light: UInt32, dark: UInt32) {
        self.init(light: Color(light), dark: Color(dark))
    }
}
