/// Values that are written once and named by their places from then on.
///
/// A walk says the same few things again and again, so that ten thousand steps take little more room than ten.
struct ValueTable<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    init(_ values: [Value] = []) {
        for value in values { _ = place(of: value) }
    }

    /// The place of a value, which is added if it is new.
    mutating func place(of value: Value) -> Int {
        if let place = places[value] { return place }
        let place = values.count
        values.append(value)
        places[value] = place
        return place
    }

    /// The place of a value, -1 for none.
    mutating func place(of value: Value?) -> Int { value.map { place(of: $0) } ?? -1 }
}
