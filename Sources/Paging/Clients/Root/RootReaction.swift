/// How the app's code reacted to a gesture.
package struct RootReaction: Hashable, Sendable {
    /// The kind of reaction.
    package enum Kind: Hashable, Sendable {
        /// Nothing.
        case ignored
        /// Something is remembered, or changed without any transition.
        case changed
        /// Another controller is on screen, or on its way there.
        case moved
    }

    package var kind: Kind
    package var notes: [String]

    package static func ignored(_ notes: String...) -> RootReaction { RootReaction(kind: .ignored, notes: notes) }
    package static func changed(_ notes: String...) -> RootReaction { RootReaction(kind: .changed, notes: notes) }
    package static func moved(_ notes: String...) -> RootReaction { RootReaction(kind: .moved, notes: notes) }
}
