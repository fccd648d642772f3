import PageTrace

/// The names of a recording's steps in ids: `Step 2`, each unique.
struct StepNames {
    private let numbers: [Int]

    /// Names the steps of a recording by their numbers or, if these are not in order, by their places.
    init(_ recording: Recording) {
        let numbers = recording.steps.map(\.number)
        let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy(<)
        self.numbers = isOrdered ? numbers : Array(numbers.indices)
    }

    /// The name of the step at a place.
    subscript(place: Int) -> String { "Step \(numbers[place])" }
}

extension String {
    /// The text with a small first letter, for use within a sentence.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
