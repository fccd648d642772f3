/// A value that never changes and is shared by all copies of what holds it: a copy counts one reference, however large
/// the value is.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (one: Shared, other: Shared) -> Bool { one === other || one.value == other.value }

    /// Hashes nothing: in one search, all are the same.
    func hash(into hasher: inout Hasher) {}
}
