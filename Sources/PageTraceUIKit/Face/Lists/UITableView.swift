/// A list, which asks for no cells here: nothing is drawn.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    open var sectionHeaderTopPadding: CGFloat = 0

    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none
        case automatic = 100
    }

    open weak var dataSource: (any UITableViewDataSource)?
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var allowsSelection = true
    open private(set) var indexPathForSelectedRow: IndexPath?
    open var indexPathsForVisibleRows: [IndexPath]? { [] }
    open var visibleCells: [UITableViewCell] { [] }
    nonisolated public static let automaticDimension: CGFloat = -1

    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func reloadData() {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { MainQueue.current.add { completion(true) } }
    }

    open func beginUpdates() {}
    open func endUpdates() {}
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
}

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let contentView = UIView(frame: .zero)
    public let textLabel: UILabel? = UILabel(frame: .zero)
    public let detailTextLabel: UILabel? = UILabel(frame: .zero)
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    public let reuseIdentifier: String?
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var contentConfiguration: (any UIContentConfiguration)?
    open var separatorInset = UIEdgeInsets.zero

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

@preconcurrency @MainActor
open class UIContextualAction {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

@preconcurrency @MainActor
public protocol UIContentConfiguration {}

@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
