/// The words that a name such as `OnboardingWelcomeViewController` is made of.
enum NameParts {
    /// The parts, which are the name if they are joined: one begins with a capital letter, after a sign or a space.
    static func parts(of name: some StringProtocol) -> [Substring] {
        let name = Substring(name)
        var parts: [Substring] = []
        var start = name.startIndex
        var previous: Character?
        for index in name.indices {
            let character = name[index]
            if let previous, index > start, begins(character, after: previous) {
                parts.append(name[start..<index])
                start = index
            }
            previous = character
        }
        return start < name.endIndex ? parts + [name[start...]] : parts
    }

    private static func begins(_ character: Character, after previous: Character) -> Bool {
        if "-_.:/ ".contains(previous) { return true }
        return character.isUppercase && (previous.isLowercase || previous.isNumber)
    }
}
