/// How an app moves between its parts: splash, authentication and main part.
package enum RootStrategy: String, Hashable, Sendable, CaseIterable {
    /// One stack onto which everything is pushed or presented: every earlier controller stays alive. (Article)
    case stack
    /// The window gets another root view controller: the earlier one is destroyed, and nothing can be animated. (Article)
    case window
    /// A root controller swaps its children: one part is alive, and every change can be animated. (Article)
    case containment
}
