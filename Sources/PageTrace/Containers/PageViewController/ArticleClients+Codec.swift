import Paging

extension QuestionnaireDescription {
    static let codec = ObjectCodec<Self>(
        "\"client\"", "The presenter of a questionnaire.", from: Self(),
        [Key("variant", \.variant, .word, "As the article has it, or repaired.")])
}

extension PlaylistDescription {
    static let codec = ObjectCodec<Self>(
        "\"client\"", "A detail screen that follows a list, with a data source that keeps controllers of its own.",
        from: Self(placeholder: nil),
        [
            Key("variant", \.variant, .word, "As the article has it, or repaired."),
            Key(
                optional: "placeholder", \.placeholder, .placeholder,
                "The name, in sets, of the empty page that the app sets before the first one."),
            Key(
                "keepsNearerThan", \.keepsNearerThan, .integer(from: 1),
                "The distance in the list from which on a controller is let go."),
        ])
}
