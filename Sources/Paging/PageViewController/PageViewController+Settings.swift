extension PageViewController {
    /// The same situation in a container with other settings.
    ///
    /// Whoever explains a log finds out late that a quirk must have been there from the start.
    package func with(_ settings: PageViewControllerSettings) -> Self {
        var other = Self(settings)
        other.state = state
        other.turns = turns
        return other
    }
}
