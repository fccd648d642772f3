/// The data source of a playlist: its items, and the controllers that it keeps of some of them.
///
/// The article's keeps an array that has each controller at the index of its item at the time. An update replaces the
/// playlist and leaves the array as it is: from then on the two may disagree. The repaired one keeps each controller by
/// the name of its item, so that updates keep them matched.
struct PlaylistControllers: Hashable, Sendable {
    /// Where a controller is kept.
    private enum Key: Hashable, Comparable, Sendable {
        /// In the array. (Article: without its empty elements, which are nearly all of a long playlist.)
        case index(Int)
        /// Under a name. (Repaired)
        case name(PageNumber)
    }

    private(set) var playlist: PageList<PageNumber>
    /// The number of controllers that were made for each item.
    private var counts = FlatDictionary<PageNumber, Int>()
    private var controllers = FlatDictionary<Key, PageNumber>()
    /// Where items that have left the playlist were: the index of the item that now follows them. (Repaired)
    private var places = FlatDictionary<PageNumber, Int>()
    private let plan: Shared<Plan>

    /// What never changes.
    private struct Plan: Hashable, Sendable {
        let description: PlaylistDescription
        let names: PageList<String>
        let placeholder: PageNumber?
    }

    var description: PlaylistDescription { plan.value.description }
    /// The name of the placeholder, nil if there is none.
    var placeholder: PageNumber? { plan.value.placeholder }

    init(_ description: PlaylistDescription, playlist: PageList<PageNumber>, names: PageList<String>) {
        self.playlist = playlist
        let placeholder = description.placeholder.flatMap(names.position).map(PageNumber.init)
        plan = Shared(Plan(description: description, names: names, placeholder: placeholder))
    }

    func text(of page: PageNumber) -> String { page.copy > 1 ? "\(name(of: page)) #\(page.copy)" : name(of: page) }

    private func name(of page: PageNumber) -> String { plan.value.names.name(at: page.own) ?? "" }

    /// The controller that was last made for an item; if none was made, the first one that would be.
    func latest(of name: PageNumber) -> PageNumber {
        name.numbered(max(1, counts[name] ?? 0))
    }

    /// The controllers that are kept, in the order of the playlist; those whose items have left it come last.
    var slots: [KeptPages<PageNumber>.Slot] {
        let kept = controllers.elements.map { kept in
            switch kept.key {
            case .index(let index): (index: Optional(index), page: kept.value)
            case .name(let name): (index: playlist.position(of: name), page: kept.value)
            }
        }
        return kept.sorted { one, other in
            if one.index != other.index { return one.index ?? .max < other.index ?? .max }
            return name(of: one.page) < name(of: other.page)
        }
        .map { .init(name: $0.index.map { "index \($0)" } ?? "gone", page: $0.page) }
    }

    /// The row of the list that a page belongs to, according to the data source; nil for a page that shows no item, and
    /// in the article's form for one that is not, or no longer, in the array.
    func row(of page: PageNumber) -> Int? {
        switch description.variant {
        case .article: controllers.elements.compactMap { $0.value == page ? place(of: $0.key) : nil }.min()
        case .repaired: page.isPlaceholder ? nil : playlist.position(of: page.own)
        }
    }

    /// Adopts an updated playlist.
    ///
    /// In the repaired form, a controller whose item is gone keeps its place: after the nearest preceding item that is
    /// still there.
    mutating func update(_ updated: PageList<PageNumber>) {
        defer { playlist = updated }
        guard description.variant == .repaired else { return }
        let names = controllers.values.map(\.own) + places.keys
        let old = places
        places = FlatDictionary()
        for name in names where updated.position(of: name) == nil {
            let end = playlist.position(of: name) ?? old[name] ?? 0
            let survivor = playlist.pages[..<end].reversed().lazy.compactMap { updated.position(of: $0) }.first
            places[name] = survivor.map { $0 + 1 } ?? 0
        }
    }

    /// The controller of an item, made if there is none; nil for an item that is not in the playlist.
    mutating func controller(named name: PageNumber) -> PageNumber? { playlist.position(of: name).map { demand($0) } }

    /// The answer of the data source, which then releases controllers that are too far away.
    mutating func neighbor(of page: PageNumber, _ direction: Direction) throws(ClientCrash) -> PageNumber? {
        guard let next = try index(direction, of: page) else { return nil }
        let answer = demand(next)
        for key in controllers.keys {
            if let place = place(of: key), abs(place - next) >= description.keepsNearerThan { controllers[key] = nil }
        }
        return answer
    }

    /// The index of the item beside that of a page; nil at an end, and in the repaired form for a page that shows no
    /// item.
    ///
    /// In the article's form, a page that is not in the array traps. Backward, the index is checked only against 0,
    /// because it can be too high only if the playlist has become shorter than the array.
    private func index(_ direction: Direction, of page: PageNumber) throws(ClientCrash) -> Int? {
        let isForward = direction == .forward
        let indices = playlist.pages.indices
        switch description.variant {
        case .article:
            guard let row = row(of: page) else {
                let known = slots.map { PageName.text(text(of: $0.page)) }.joined(separator: ", ")
                throw ClientCrash("The controllers [\(known)] have no \(PageName.text(text(of: page)))")
            }
            let next = row + (isForward ? 1 : -1)
            if indices.contains(next) { return next }
            if next < 0 || isForward { return nil }
            throw ClientCrash("Index out of range: \(next) of a playlist of \(indices.count)")
        case .repaired:
            guard !page.isPlaceholder, let place = place(of: .name(page.own)) else { return nil }
            // An item that is gone was before the index of its place.
            let isThere = playlist.position(of: page.own) != nil
            let next = isForward ? isThere ? place + 1 : place : place - 1
            return indices.contains(next) ? next : nil
        }
    }

    /// The index at which a controller counts as being.
    ///
    /// An item that is gone, and was just before an index, counts as being there.
    private func place(of key: Key) -> Int? {
        switch key {
        case .index(let index): index
        case .name(let name): playlist.position(of: name) ?? places[name]
        }
    }

    /// The controller of the item at an index, made if none is kept in its place; one that is kept is used, whatever it
    /// shows.
    private mutating func demand(_ index: Int) -> PageNumber {
        let name = playlist.pages[index]
        let key: Key = description.variant == .article ? .index(index) : .name(name)
        if let kept = controllers[key] { return kept }
        counts[name] = (counts[name] ?? 0) + 1
        let page = latest(of: name)
        controllers[key] = page
        return page
    }

    /// Lets go of the controllers of all other items.
    mutating func forget(besides items: [PageNumber]) { controllers.removeAll { !items.contains($0.value.own) } }

    /// The same, with other controller numbers.
    ///
    /// An item counts one more than its remaining controllers if the latest is gone, so that none is mistaken for it. If
    /// none remains, nothing can be mistaken: the next one is told from no other, as the first of all would be, and no
    /// page is left whose place could be asked for.
    func renumbered(_ numbers: CopyNumbers) -> PlaylistControllers {
        var other = self
        if !numbers.areSame { other.controllers = controllers.mapValues { numbers[$0] } }
        other.counts = numbers.counts
        for count in counts.elements where !numbers.areLeft(count.key.numbered(count.value)) {
            other.counts[count.key]? += 1
        }
        other.places.removeAll { numbers.counts[$0.key] == nil }
        return other
    }

    /// The controllers that are kept.
    var kept: [PageNumber] { controllers.values }
}

extension PageNumber {
    /// Whether it is the empty page that is set first: the controllers of items have numbers from 1 on.
    var isPlaceholder: Bool { copy == 0 }
}
