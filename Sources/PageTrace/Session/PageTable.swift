package import Paging

/// The pages of a recording, each with a position and a unique name.
///
/// Pages get their positions in the order in which they first occur. Pages with the same name get numbers: `First` and
/// `First #2`.
@usableFromInline package struct PageTable<Page: Hashable> {
    /// The names of the pages, by position.
    @usableFromInline package private(set) var names: [String] = []
    /// The names without numbers, by position: what an app writes of a page is the same for each of its copies.
    @usableFromInline package private(set) var plainNames: [String] = []

    @usableFromInline var positions: [Page: PagePosition] = [:]
    /// The pages that were looked up last: a walk goes back and forth between a few, and comparing is faster than
    /// hashing.
    @usableFromInline var recent: [(page: Page, position: PagePosition)] = []
    @usableFromInline var next = 0

    private var taken: [String: Int] = [:]
    private let name: (@Sendable (Page) -> String)?

    /// - Parameters:
    ///   - pages: The pages that come first, in order.
    ///   - name: The name of a page, which need not be unique; if nil, the page's description.
    package init(_ pages: [Page] = [], name: (@Sendable (Page) -> String)? = nil) {
        self.name = name
        for page in pages where positions[page] == nil { _ = add(page) }
    }

    /// The position of a page; a new page joins the table.
    @inlinable
    package mutating func position(of page: Page) -> PagePosition {
        for entry in recent where entry.page == page { return entry.position }
        let position = positions[page] ?? add(page)
        if recent.count < 8 {
            recent.append((page, position))
        } else {
            recent[next] = (page, position)
            next = (next + 1) % 8
        }
        return position
    }

    package mutating func name(of page: Page) -> String { names[Int(position(of: page).index)] }

    @usableFromInline
    mutating func add(_ page: Page) -> PagePosition {
        let position = PagePosition(names.count)
        let wanted = name?(page) ?? Self.description(page)
        var name = wanted
        let unnumbered = taken[name] == nil ? name : unnumbered(name)
        // A numbered name may be another page's own name.
        while taken[name] != nil {
            taken[unnumbered, default: 1] += 1
            name = "\(unnumbered) #\(taken[unnumbered, default: 1])"
        }
        taken[name] = 1
        positions[page] = position
        names.append(name)
        plainNames.append(wanted)
        return position
    }

    /// `First` for `First #2` if there is such a page: after `First #2` comes `First #3`, and not `First #2 #2`.
    private func unnumbered(_ name: String) -> String {
        guard let mark = name.lastIndex(of: "#"), name[..<mark].last == " ",
            Int(name[name.index(after: mark)...]) != nil
        else { return name }
        let start = String(name[..<mark].dropLast())
        return taken[start] == nil ? name : start
    }

    /// The page's description; for an object whose description has an address, as in UIKit, the name of its type.
    ///
    /// An address differs from run to run, so a snapshot would never match.
    private static func description(_ page: Page) -> String {
        let text = "\(page)"
        guard type(of: page) is AnyClass else { return text }
        let address = UInt(bitPattern: ObjectIdentifier(page as AnyObject))
        return text.contains(String(address, radix: 16)) ? "\(type(of: page))" : text
    }
}

extension PageTable: Sendable where Page: Sendable {}
