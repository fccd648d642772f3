open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

open class UISegmentedControl: UIControl {
    nonisolated public static let noSegment = -1
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open var numberOfSegments: Int { titles.count }
    private var titles: [String?] = []
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        selectedSegmentIndex = 0
    }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: Swift.min(Swift.max(segment, 0), titles.count))
    }

    open func removeAllSegments() { titles = [] }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
}

open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
}

open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { currentPage = Swift.min(currentPage, Swift.max(0, numberOfPages - 1)) } }
    open var currentPage = 0 {
        didSet {
            let allowed = Swift.min(Swift.max(currentPage, 0), Swift.max(0, numberOfPages - 1))
            if allowed != currentPage { currentPage = allowed }
        }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var direction = Direction.natural
    open var backgroundStyle = BackgroundStyle.automatic
    open private(set) var interactionState = InteractionState.none
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    open var defersCurrentPageDisplay = false
    open var allowsContinuousInteraction = true

    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(Swift.max(0, pageCount)) * 16, height: 26)
    }

    open func updateCurrentPageDisplay() {}
    public static func appearance() -> UIPageControl { UIPageControl() }

    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> UIPageControl {
        UIPageControl()
    }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
    open func reloadAllComponents() {}
}

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    public enum DatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = DatePickerStyle.automatic
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
