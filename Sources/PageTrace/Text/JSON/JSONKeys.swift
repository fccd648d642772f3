/// The keys of the objects that are open at a position in a JSON text; finds duplicates.
struct JSONKeys {
    /// The keys of all open objects, the innermost last.
    private var keys: [String] = []
    /// Where the keys of each open object begin.
    private var starts: [Int] = []
    /// The same keys for fast lookup, for objects that have many.
    private var sets: [Int: Set<String>] = [:]
    /// The number of keys from which on an object has a set.
    private let many = 16

    mutating func open() { starts.append(keys.count) }

    mutating func close() {
        guard let start = starts.popLast() else { return }
        keys.removeLast(keys.count - start)
        sets[starts.count] = nil
    }

    /// Adds a key of the innermost object; false if it has one with this name.
    mutating func insert(_ key: String) -> Bool {
        let start = starts.last ?? 0
        let level = starts.count - 1
        if sets[level]?.insert(key).inserted == false || (keys.count - start < many && keys[start...].contains(key)) {
            return false
        }
        keys.append(key)
        if keys.count - start == many {
            sets[level] = Set(keys[start...])
        }
        return true
    }
}
