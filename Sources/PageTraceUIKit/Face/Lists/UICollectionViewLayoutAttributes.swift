/// Where an item of a grid is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
    /// The frame.
    open var frame = CGRect.zero
    /// The center.
    open var center = CGPoint.zero
    /// The size.
    open var size = CGSize.zero
    /// The transform.
    open var transform = CGAffineTransform.identity
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// The order from behind.
    open var zIndex = 0
    /// Whether it is hidden.
    open var isHidden = false
    /// The item.
    open var indexPath: IndexPath

    /// Creates the place of an item.
    public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}
