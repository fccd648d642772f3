/// A list, which asks for no cells here: nothing is drawn.
open class UITableView: UIScrollView {
    /// The style of a list.
    public enum Style: Int, Sendable {
        /// Plain.
        case plain
        /// In groups.
        case grouped
        /// In groups with round corners.
        case insetGrouped
    }

    /// The space above the header of a section.
    open var sectionHeaderTopPadding: CGFloat = 0

    /// The line between two rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case singleLine
    }

    /// Where a row is to be.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// From the right.
        case right
        /// From the left.
        case left
        /// From the top.
        case top
        /// From the bottom.
        case bottom
        /// At once.
        case none
        /// As the system likes.
        case automatic = 100
    }

    /// The object that has the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The height of a row.
    open var rowHeight: CGFloat = -1
    /// The height of a row, roughly.
    open var estimatedRowHeight: CGFloat = -1
    /// The line between two rows.
    open var separatorStyle = SeparatorStyle.singleLine
    /// The color of the line.
    open var separatorColor: UIColor?
    /// The insets of the line.
    open var separatorInset = UIEdgeInsets.zero
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// The row that is selected.
    open private(set) var indexPathForSelectedRow: IndexPath?
    /// The rows that can be seen: none here.
    open var indexPathsForVisibleRows: [IndexPath]? { [] }
    /// The cells that can be seen: none here.
    open var visibleCells: [UITableViewCell] { [] }
    /// The height for rows that fit their content.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// Creates a list.
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }

    /// Creates a plain list.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a list as a storyboard would.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asks for everything again.
    open func reloadData() {}

    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// Inserts rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// Deletes rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

    /// Makes several changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { MainQueue.current.add { completion(true) } }
    }

    /// Begins several changes.
    open func beginUpdates() {}

    /// Ends several changes.
    open func endUpdates() {}

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// Selects a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    /// Ends the selection of a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

    /// Registers a class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    /// Registers a nib of cells.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    /// A cell to be used again, nil here.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

    /// A cell to be used again: an empty one here.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell of a row, nil here.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

    /// The row at a point, nil here.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

    /// The row of a cell, nil here.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
}

/// A row.
open class UITableViewCell: UIView {
    /// The style of a cell.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// Two texts.
        case value1
        /// Two texts, the first in color.
        case value2
        /// Two texts, one below the other.
        case subtitle
    }

    /// How a cell looks while it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// As always.
        case none
        /// Blue.
        case blue
        /// Gray.
        case gray
        /// As the system likes.
        case `default`
    }

    /// What stands at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// An arrow.
        case disclosureIndicator
        /// A button with an arrow.
        case detailDisclosureButton
        /// A mark.
        case checkmark
        /// A button.
        case detailButton
    }

    /// What editing does to a cell.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It is deleted.
        case delete
        /// Another is inserted.
        case insert
    }

    /// The view for the content.
    public let contentView = UIView(frame: .zero)
    /// The text.
    public let textLabel: UILabel? = UILabel(frame: .zero)
    /// The second text.
    public let detailTextLabel: UILabel? = UILabel(frame: .zero)
    /// The image.
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    /// The name under which it is used again.
    public let reuseIdentifier: String?
    /// How it looks while it is selected.
    open var selectionStyle = SelectionStyle.default
    /// What stands at its end.
    open var accessoryType = AccessoryType.none
    /// The view at its end.
    open var accessoryView: UIView?
    /// The view behind it.
    open var backgroundView: UIView?
    /// The view behind it while it is selected.
    open var selectedBackgroundView: UIView?
    /// Whether it is selected.
    open var isSelected = false
    /// What it shows.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The insets of the line below.
    open var separatorInset = UIEdgeInsets.zero

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a cell as a storyboard would.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// It is about to be used again.
    open func prepareForReuse() {}

    /// Selects it, or ends that.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Highlights it, or ends that.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}
