/// Two buttons that make a number larger and smaller.
open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The smallest value.
    open var minimumValue: Double = 0
    /// The largest value.
    open var maximumValue: Double = 100
    /// The difference of a step.
    open var stepValue: Double = 1
    /// Whether it goes on at the other end.
    open var wraps = false
}
