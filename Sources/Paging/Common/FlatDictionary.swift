/// A dictionary of a few keys, in their order: it is copied, compared and hashed in every situation of a search, where a
/// hash table costs more than what it is for.
struct FlatDictionary<Key: Hashable & Comparable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        let key: Key
        var value: Value
    }

    private(set) var elements: [Element] = []

    var keys: [Key] { elements.map(\.key) }
    var values: [Value] { elements.map(\.value) }

    subscript(key: Key) -> Value? {
        get {
            let place = place(of: key)
            return elements.indices.contains(place) && elements[place].key == key ? elements[place].value : nil
        }
        set {
            let place = place(of: key)
            let isThere = elements.indices.contains(place) && elements[place].key == key
            switch (isThere, newValue) {
            case (true, let value?): elements[place].value = value
            case (true, nil): elements.remove(at: place)
            case (false, let value?): elements.insert(Element(key: key, value: value), at: place)
            case (false, nil): break
            }
        }
    }

    func mapValues(_ transform: (Value) -> Value) -> Self {
        var other = self
        for place in elements.indices { other.elements[place].value = transform(elements[place].value) }
        return other
    }

    mutating func removeAll(where isUnwanted: (Element) -> Bool) { elements.removeAll(where: isUnwanted) }

    /// Where a key is, or would be inserted.
    private func place(of key: Key) -> Int {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
