/// A menu that opens where a finger is held.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
    /// Makes what is shown beside the menu.
    public typealias PreviewProvider = () -> UIViewController?
    /// Makes the menu.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Creates a menu.
    public init(
        identifier: Any? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
    ) {}
}
