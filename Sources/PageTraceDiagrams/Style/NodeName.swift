/// What a node of a drawing is called: an id for the program, and a title for people.
///
/// The id says where the node is, as `step2_call3` does, and contains no word of a trace: whatever pages, trackers and
/// recordings are called, no two nodes have the same. Titles may well be the same.
struct NodeName: Hashable {
    /// Letters, digits and `_`; unique in its drawing.
    let id: String
    /// What screen readers speak, and browsers show on hovering.
    let title: String

    init(_ id: String, _ title: String) {
        self.id = id
        self.title = title
    }

    /// The name of a part; `words` follow on the title of the whole.
    func part(_ id: String, _ words: String) -> NodeName { NodeName("\(self.id)_\(id)", title + words) }

    /// The same place with another title.
    func titled(_ title: String) -> NodeName { NodeName(id, title) }

    /// The name of what is held after a step.
    var after: NodeName { NodeName("\(id)_after", "After " + title.lowercasedFirst) }

    /// The name of what is held before a step.
    var before: NodeName { NodeName("\(id)_before", "Before " + title.lowercasedFirst) }
}
