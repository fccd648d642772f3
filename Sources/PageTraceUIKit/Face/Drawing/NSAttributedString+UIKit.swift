extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of the paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The line below.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the line below.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line through.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// An address.
    public static let link = NSAttributedString.Key("NSLink")
    /// The distance from the base line.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The width of the outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The color of the outline.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
}

/// A line below a text or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The style as bits.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where a line ends.
public enum NSLineBreakMode: Int, Sendable {
    /// After a word.
    case byWordWrapping
    /// After a letter.
    case byCharWrapping
    /// The rest is not shown.
    case byClipping
    /// The start is left out.
    case byTruncatingHead
    /// The end is left out.
    case byTruncatingTail
    /// The middle is left out.
    case byTruncatingMiddle
}

/// The style of a paragraph.
open class NSParagraphStyle: @unchecked Sendable {
    /// The alignment.
    open internal(set) var alignment = NSTextAlignment.natural
    /// The space between lines.
    open internal(set) var lineSpacing: CGFloat = 0

    /// Creates the usual style.
    public init() {}

    /// The usual style.
    public static let `default` = NSParagraphStyle()
}

/// The style of a paragraph, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment.
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// The space between lines.
    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// Where a line ends.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The space after the paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// The height of a line, as a multiple.
    public var lineHeightMultiple: CGFloat = 0
    /// The smallest height of a line.
    public var minimumLineHeight: CGFloat = 0
    /// The largest height of a line.
    public var maximumLineHeight: CGFloat = 0
    /// How far the first line is indented.
    public var firstLineHeadIndent: CGFloat = 0
    /// How far the lines are indented.
    public var headIndent: CGFloat = 0
}
