/// Numbers for values: equal values have the same number, different values different ones, whatever their hashes are.
struct Interner<Value: Hashable> {
    private(set) var values: ContiguousArray<Value> = []
    private var slots: ContiguousArray<UInt32> = ContiguousArray(repeating: 0, count: 64)

    /// The number of a value; a new value gets the next number.
    mutating func number(of value: Value) -> Int {
        let mask = slots.count - 1
        var place = value.hashValue & mask
        while slots[place] != 0 {
            let number = Int(slots[place]) - 1
            if values[number] == value { return number }
            place = (place + 1) & mask
        }
        slots[place] = UInt32(values.count + 1)
        values.append(value)
        if values.count * 2 > slots.count { grow() }
        return values.count - 1
    }

    /// The memory in bytes, with an estimate for what values store elsewhere.
    var memory: Int { values.count * (MemoryLayout<Value>.stride + 64) + slots.count * 4 }

    private mutating func grow() {
        var larger = ContiguousArray<UInt32>(repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        for (number, value) in values.enumerated() {
            var place = value.hashValue & mask
            while larger[place] != 0 { place = (place + 1) & mask }
            larger[place] = UInt32(number + 1)
        }
        slots = larger
    }
}
