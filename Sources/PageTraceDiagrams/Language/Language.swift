import PageTrace

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

/// The words of drawings in the language of the moment.
enum Words {
    /// A phrase, in which `{0}`, `{1}` and so on stand for the values.
    static func say(_ english: String, _ values: String...) -> String {
        var text = phrase(english)
        for (index, value) in values.enumerated() { text = text.replacing("{\(index)}", with: value) }
        return text
    }

    /// A number of things: `7 steps`.
    static func count(_ count: Int, _ noun: String) -> String {
        guard Language.current != .english, let forms = Phrases.nouns[noun] else { return Quantity.text(count, noun) }
        let number = Quantity.text(count)
        guard Language.current == .russian else { return forms.japanese.replacing("{0}", with: number) }
        return "\(number) \(russianForm(of: forms.russian, for: count))"
    }

    /// A gesture in words: what it does is translated, and what it names stays.
    static func gesture(_ kind: GestureRecord.Kind) -> String {
        let (start, rest) = kind.phrase
        let words = rest.isEmpty ? phrase(start) : "\(phrase(start)) \(rest)"
        return kind.remark.map { "\(words): \(phrase($0))" } ?? words
    }

    /// A note on a step: known words are translated, and what it names stays.
    static func note(_ note: StepNote) -> String {
        let (english, name) = note.value.phrase
        return name.map { say(english, $0) } ?? phrase(english)
    }

    /// A note on a call.
    static func note(_ remark: CallRemark) -> String { phrase(remark.words) }

    private static func phrase(_ english: String) -> String {
        switch Language.current {
        case .english: english
        case .japanese: Phrases.all[english]?.japanese ?? english
        case .russian: Phrases.all[english]?.russian ?? english
        }
    }

    /// The form of a noun that goes with a number: 1 шаг, 2 шага, 5 шагов.
    private static func russianForm(of forms: [String], for count: Int) -> String {
        let (ones, teens) = (count % 10, count % 100)
        if ones == 1, teens != 11 { return forms[0] }
        return (2...4).contains(ones) && !(12...14).contains(teens) ? forms[1] : forms[2]
    }
}
