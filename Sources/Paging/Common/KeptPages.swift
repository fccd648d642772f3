/// Pages that a part of the app itself keeps, besides those that the container holds.
///
/// A data source that stores its view controllers may keep some that the container has released, or may no longer keep
/// one that the container still shows. A recording shows the two side by side.
public struct KeptPages<Page: Hashable>: Hashable {
    /// A slot for a page.
    public struct Slot: Hashable {
        /// The name of the slot in the holder's words, such as `index 2`.
        @usableFromInline package var name: String
        /// The page.
        @usableFromInline package var page: Page

        /// Creates a slot.
        @inlinable
        public init(_ name: String, _ page: Page) {
            self.name = name
            self.page = page
        }
    }

    /// Who keeps the pages, such as `data source`.
    @usableFromInline package var holder: String
    /// The slots, in order.
    @usableFromInline package var slots: [Slot]

    /// Creates kept pages.
    @inlinable
    public init(holder: String, slots: [Slot]) {
        self.holder = holder
        self.slots = slots
    }
}

extension KeptPages: Sendable where Page: Sendable {}
extension KeptPages.Slot: Sendable where Page: Sendable {}
