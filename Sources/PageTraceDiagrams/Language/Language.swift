/// The language of the words that a drawing adds to what was recorded.
///
/// Titles, names and the messages of findings stay as the recording has them.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
    /// Russian.
    case russian = "ru"

    /// The language of the drawing that is being made.
    @TaskLocal static var current = Language.english
}
