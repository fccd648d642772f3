/// A switch.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The color while it is on.
    open var onTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?

    /// Switches it.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The smallest value.
    open var minimumValue: Float = 0
    /// The largest value.
    open var maximumValue: Float = 1
    /// Whether it reports while it is moved.
    open var isContinuous = true
    /// The color before the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The color after the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?

    /// Moves it.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
    /// No segment.
    nonisolated public static let noSegment = -1

    /// The segment that is selected.
    open var selectedSegmentIndex = -1
    /// The color of the selected segment.
    open var selectedSegmentTintColor: UIColor?
    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    private var titles: [String?] = []

    /// Creates an empty row.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a row as a storyboard would: the first segment is selected.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        selectedSegmentIndex = 0
    }

    /// Creates a row of texts or images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    /// The text of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    /// Sets the text of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title }
    }

    /// Inserts a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: Swift.min(Swift.max(segment, 0), titles.count))
    }

    /// Removes all segments.
    open func removeAllSegments() { titles = [] }

    /// Sets the attributes of the texts, which have no effect here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    /// Sets the image behind the segments, which has no effect here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
}

/// A control that reloads a list.
open class UIRefreshControl: UIControl {
    /// Whether it spins.
    open private(set) var isRefreshing = false
    /// The text.
    open var attributedTitle: NSAttributedString?

    /// Starts it.
    open func beginRefreshing() { isRefreshing = true }

    /// Ends it.
    open func endRefreshing() { isRefreshing = false }
}
