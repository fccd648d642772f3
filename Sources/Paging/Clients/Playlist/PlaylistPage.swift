/// The view controller of one item of a playlist.
///
/// Controllers are compared by identity: one that is made again after it was released is a different one.
package struct PlaylistPage: Hashable, Sendable, CustomStringConvertible {
    /// The name of the item, or of the placeholder.
    package let name: String

    /// The number of this controller among all that were made for the item, from 1.
    package let instance: Int

    /// Whether it is the empty page that is set first and shows no item.
    package let isPlaceholder: Bool

    package init(_ name: String, instance: Int = 1, isPlaceholder: Bool = false) {
        self.name = name
        self.instance = instance
        self.isPlaceholder = isPlaceholder
    }

    /// The name, followed by the instance number if it is not 1, as in `Song 3 #2`.
    package var description: String { instance == 1 ? name : "\(name) #\(instance)" }
}
