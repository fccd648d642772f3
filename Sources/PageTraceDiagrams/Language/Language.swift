/// The language of the words that a drawing adds to what was recorded.
///
/// Titles, names, the settings of the container, values of variables and the messages of findings remain as they are in the
/// recording.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
    /// Russian.
    case russian = "ru"

    /// A letter that a font for the language has, and others may lack.
    var letter: Unicode.Scalar {
        switch self {
        case .english: "A"
        case .japanese: "あ"
        case .russian: "ж"
        }
    }

    /// The language of the drawing that is being made.
    @TaskLocal static var current = Language.english
}
