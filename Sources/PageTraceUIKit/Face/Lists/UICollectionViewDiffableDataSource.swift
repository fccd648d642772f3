/// The sections and items of a grid or list at one time.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []

    /// Creates an empty one.
    public init() {}

    /// The sections.
    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    /// The items of all sections.
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    /// The number of items.
    public var numberOfItems: Int { itemIdentifiers.count }

    /// The items of a section.
    public func itemIdentifiers(inSection identifier: Section) -> [Item] {
        sections.first { $0.section == identifier }?.items ?? []
    }

    /// Adds sections.
    public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }

    /// Adds items, to the last section unless another is named.
    public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
        let place = section.map { name in sections.firstIndex { $0.section == name } } ?? sections.indices.last
        if let place { sections[place].items += identifiers }
    }

    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [Item]) {
        for place in sections.indices { sections[place].items.removeAll(where: identifiers.contains) }
    }

    /// Takes everything out.
    public mutating func deleteAllItems() { sections = [] }
}

/// A data source that is told what a grid shows.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?

    private var current = NSDiffableDataSourceSnapshot<Section, Item>()
    private let cellProvider: CellProvider

    /// Creates the data source of a grid.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    /// What the grid shows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

    /// Shows something else; the block runs on the next turn.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        if let completion { MainQueue.current.add { completion() } }
    }

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        let sections = current.sectionIdentifiers
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: sections[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sectionIdentifiers.count }

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(section) ? current.itemIdentifiers(inSection: sections[section]).count : 0
    }

    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
}
