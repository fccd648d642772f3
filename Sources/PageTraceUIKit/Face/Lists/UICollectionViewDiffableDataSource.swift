public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []
    public init() {}
    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func itemIdentifiers(inSection identifier: Section) -> [Item] {
        sections.first { $0.section == identifier }?.items ?? []
    }

    public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }

    public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
        let place = section.map { name in sections.firstIndex { $0.section == name } } ?? sections.indices.last
        if let place { sections[place].items += identifiers }
    }

    public mutating func deleteItems(_ identifiers: [Item]) {
        for place in sections.indices { sections[place].items.removeAll(where: identifiers.contains) }
    }

    public mutating func deleteAllItems() { sections = [] }
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    private var current = NSDiffableDataSourceSnapshot<Section, Item>()
    private let cellProvider: CellProvider

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        if let completion { MainQueue.current.add { completion() } }
    }

    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        let sections = current.sectionIdentifiers
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: sections[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sectionIdentifiers.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(section) ? current.itemIdentifiers(inSection: sections[section]).count : 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
}
