import Paging

extension RootContainerSettings {
    static let codec = ObjectCodec<Self>(
        "\"container\"",
        "A controller that switches between the splash screen, the authentication and the main part of an app.",
        from: Self(),
        [
            Key(
                "strategy", \.strategy, .word,
                """
                How the app moves between its parts: by child controllers, by another root of the window, or on one \
                stack.
                """,
                isLeftOut: { _, _ in false }),
            Key(
                "stacking", \.stacking, .word, "How the one stack grows. (Strategy \"stack\".)",
                only: Condition(
                    "strategy", \.strategy, is: .stack, in: "a root container with the strategy",
                    because: "Only one stack for everything grows.")),
            Key("animations", \.animations, .object(RootAnimations.codec)),
        ])
}

extension RootAnimations {
    fileprivate static let codec = ObjectCodec<Self>(
        "\"animations\"", "The animation that each switch is to have.", from: Self(),
        [
            Key("login", \.login, .word, "From the splash screen to the login screen."),
            Key("main", \.main, .word, "To the main part."),
            Key("logOut", \.logOut, .word, "To the login screen from anywhere but the splash screen."),
        ])
}
