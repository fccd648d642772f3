/// A length in a layout of a grid.
@preconcurrency @MainActor
public struct NSCollectionLayoutDimension {
    /// The number.
    public let dimension: CGFloat

    /// A part of the width of what it is in.
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        .init(dimension: fraction)
    }
    /// A part of the height of what it is in.
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        .init(dimension: fraction)
    }
    /// So many points.
    public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(dimension: points) }
    /// Roughly so many points.
    public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(dimension: points) }
}

/// A size in a layout of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }
}

/// An item in a layout of a grid.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The space around it.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items beside each other in a layout of a grid.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Items side by side.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

    /// Items one above the other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// A section in a layout of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection {
    /// How a section scrolls across the grid.
    public enum OrthogonalScrolling: Int, Sendable {
        /// Not at all.
        case none
        /// On and on.
        case continuous
        /// On and on, and ends at a group.
        case continuousGroupLeadingBoundary
        /// Page by page.
        case paging
        /// Group by group.
        case groupPaging
        /// Group by group, which lie in the middle.
        case groupPagingCentered
    }

    /// How it scrolls across the grid.
    public var orthogonalScrollingBehavior = OrthogonalScrolling.none
    /// The space between two groups.
    public var interGroupSpacing: CGFloat = 0
    /// The space around it.
    public var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates a section.
    public init(group: NSCollectionLayoutGroup) {}
}

/// A layout that is put together of sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout.
    public init(section: NSCollectionLayoutSection) { super.init() }

    /// Creates a layout as a storyboard would.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
