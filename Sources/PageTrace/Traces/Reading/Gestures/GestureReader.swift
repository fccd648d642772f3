/// Reads the gestures of a trace, one after the other, with the list of pages as of each gesture.
///
/// Whether a gesture can come at its place is another question, which only a replay can answer.
struct GestureReader<Container: RegisteredContainer> {
    let codecs: GestureCodecs<Container.Gesture>
    var reading: ReaderState

    init(_ container: Container, _ reading: ReaderState) {
        codecs = GestureCodecs(for: container)
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Container.Gesture {
        try codecs.codec(of: fields).read(fields, &reading)
    }

    /// What the gestures that follow mean: which pages can be named.
    struct State: Equatable {
        var names: [String]
        /// The number of known pages; a page that is known remains so.
        var known: Int
    }

    /// The state that decides what the gestures that follow mean.
    var state: State { State(names: reading.pages.names, known: reading.pages.known.count) }
}
