/// Something wrong with a file, before its line is known.
struct Problem: Error, Hashable {
    /// The byte that is meant.
    let offset: Int
    let message: String
    let advice: String

    init(_ offset: Int, _ message: String, _ advice: String = "") {
        self.offset = offset
        self.message = message
        self.advice = advice
    }
}
