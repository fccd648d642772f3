/// What the app's code made of a gesture.
struct RootReaction: Hashable, Sendable {
    /// What became of it.
    enum Kind: Hashable, Sendable {
        /// Nothing.
        case ignored
        /// Something is remembered, or changed without any transition.
        case changed
        /// Another controller is on screen, or on its way there.
        case moved
    }

    var kind: Kind
    var notes: [String]

    static func ignored(_ notes: String...) -> RootReaction { RootReaction(kind: .ignored, notes: notes) }
    static func changed(_ notes: String...) -> RootReaction { RootReaction(kind: .changed, notes: notes) }
    static func moved(_ notes: String...) -> RootReaction { RootReaction(kind: .moved, notes: notes) }
}
