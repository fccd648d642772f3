/// What a row of a list shows.
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

/// Texts and an image in a row of a list.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?

    /// A row with one text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A row with two texts.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UITableViewCell {
    /// What the row can show by itself.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
