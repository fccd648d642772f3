/// An effect of a view.
@preconcurrency @MainActor
open class UIVisualEffect {}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
    /// The style of a blur.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// Usual.
        case regular = 4
        /// Strong.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// A material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The thinnest dark material.
        case systemUltraThinMaterialDark = 16
    }

    /// Creates a blur.
    public init(style: Style) {}
}

/// A view with an effect.
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The view for the content.
    public private(set) lazy var contentView = UIView(frame: .zero)

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Creates a view as a storyboard would.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A bar that fills.
open class UIProgressView: UIView {
    /// The style of a bar.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default`
        /// For bars.
        case bar
    }

    /// How much is filled, from 0 to 1.
    open var progress: Float = 0
    /// The color of what is filled.
    open var progressTintColor: UIColor?
    /// The color of what is not filled.
    open var trackTintColor: UIColor?

    /// Creates a bar.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// Fills it.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
