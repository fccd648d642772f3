extension IndexPath {
    /// The place of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The place of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
