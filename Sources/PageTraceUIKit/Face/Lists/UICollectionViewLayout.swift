/// The layout of a grid, which is not computed here.
@preconcurrency @MainActor
open class UICollectionViewLayout {
    /// The grid.
    open private(set) weak var collectionView: UICollectionView?
    /// The size of the content.
    open var collectionViewContentSize: CGSize { .zero }

    /// Creates a layout.
    public init() {}

    /// Creates a layout as a storyboard would.
    public required init?(coder: NSCoder) {}

    /// Gets ready.
    open func prepare() {}

    /// It has to be computed again.
    open func invalidateLayout() {}

    /// Where an item is, nil unless a layout of the app's says so.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the items in an area are, none unless a layout of the app's says so.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where scrolling is to end: paging of the app's own begins here.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Whether it depends on the bounds.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A layout in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of an item.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The size of an item, roughly.
    open var estimatedItemSize = CGSize.zero
    /// The space between two lines.
    open var minimumLineSpacing: CGFloat = 10
    /// The space between two items.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The space around a section.
    open var sectionInset = UIEdgeInsets.zero
    /// The size of a header.
    open var headerReferenceSize = CGSize.zero
    /// The size of a footer.
    open var footerReferenceSize = CGSize.zero
}

/// The object that has the items of a grid; all but two methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// The number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// By default, one.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The object that is told about a grid; all methods are optional in UIKit.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// An item was selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// The selection of an item has ended.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// A cell is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

/// The object that is asked about a layout in lines; all methods are optional in UIKit.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The space around a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The space between two lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The space between two items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
    /// By default, 50 by 50.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 50, height: 50) }
    /// By default, none.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }
    /// By default, ten points.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    /// By default, ten points.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
}
