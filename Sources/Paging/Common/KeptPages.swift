/// Pages that a part of the app itself keeps, besides those that the container holds.
///
/// A data source that stores its view controllers may keep some that the container has released, or may no longer keep
/// one that the container still shows. A recording shows the two side by side.
public struct KeptPages<Page: Hashable>: Hashable {
    package struct Slot: Hashable {
        /// The name of the slot in the holder's words, such as `index 2`.
        package var name: String
        package var page: Page
    }

    /// Who keeps the pages, such as `data source`.
    package var holder: String
    package var slots: [Slot]
}

extension KeptPages {
    /// Creates kept pages.
    ///
    /// ```swift
    /// KeptPages(holder: "data source", slots: pages.enumerated().map { ("index \($0)", $1) })
    /// ```
    ///
    /// - Parameters:
    ///   - holder: Who keeps the pages, such as `data source`.
    ///   - slots: The pages in order, each with the name of its slot in the holder's words, such as `index 2`.
    public init(holder: String, slots: [(name: String, page: Page)]) {
        self.init(holder: holder, slots: slots.map { Slot(name: $0.name, page: $0.page) })
    }

    package func map<Other>(_ transform: (Page) -> Other) -> KeptPages<Other> {
        KeptPages<Other>(holder: holder, slots: slots.map { .init(name: $0.name, page: transform($0.page)) })
    }
}

extension KeptPages: Sendable where Page: Sendable {}
extension KeptPages.Slot: Sendable where Page: Sendable {}
