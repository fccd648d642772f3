/// A control to choose a date.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// A time.
        case time
        /// A date.
        case date
        /// Both.
        case dateAndTime
        /// How long something takes.
        case countDownTimer
    }

    /// What it looks like.
    public enum DatePickerStyle: Int, Sendable {
        /// As the system likes.
        case automatic
        /// Wheels.
        case wheels
        /// A button.
        case compact
        /// A calendar.
        case inline
    }

    /// The date.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The first date that can be chosen.
    open var minimumDate: Date?
    /// The last date that can be chosen.
    open var maximumDate: Date?
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// What it should look like.
    open var preferredDatePickerStyle = DatePickerStyle.automatic

    /// Chooses a date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
