/// A grid, which asks for no cells here: nothing is drawn.
open class UICollectionView: UIScrollView {
    /// The direction in which a grid scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// From side to side.
        case horizontal
    }

    /// Where an item is to be.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The position as bits.
        public let rawValue: UInt

        /// Creates a position from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The object that has the items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout
    /// The view behind the items.
    open var backgroundView: UIView?
    /// Whether items can be selected.
    open var allowsSelection = true
    /// The items that are selected.
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    /// The items that can be seen: none here.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// The cells that can be seen: none here.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// Whether items are fetched before they are seen.
    open var isPrefetchingEnabled = true
    /// The name of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The name of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Creates a grid.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// Creates a grid as a storyboard would.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Asks for everything again.
    open func reloadData() {}

    /// Asks for items again.
    open func reloadItems(at indexPaths: [IndexPath]) {}

    /// Makes several changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { MainQueue.current.add { completion(true) } }
    }

    /// Inserts items.
    open func insertItems(at indexPaths: [IndexPath]) {}

    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) {}

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet) {}

    /// Changes the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Where an item is, nil here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Registers a class of headers or footers.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}

    /// A header or footer to be used again: an empty one here.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// Selects an item.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    }

    /// Ends the selection of an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }

    /// Registers a class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

    /// Registers a nib of cells.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    /// A cell to be used again: an empty one here.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// The cell of an item, nil here.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

    /// The item at a point, nil here.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

    /// The item of a cell, nil here.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }

    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
}

/// A view of a grid that is used again.
open class UICollectionReusableView: UIView {
    /// It is about to be used again.
    open func prepareForReuse() {}
}

/// An item of a grid.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the content.
    public let contentView = UIView(frame: .zero)
    /// Whether it is selected.
    open var isSelected = false
    /// Whether it is highlighted.
    open var isHighlighted = false
    /// The view behind it.
    open var backgroundView: UIView?
    /// The view behind it while it is selected.
    open var selectedBackgroundView: UIView?
}
