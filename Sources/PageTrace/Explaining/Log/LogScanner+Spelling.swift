import Paging

/// Words of calls in whatever spelling: `will transition to`, `View_Controller_After`, `completed`.
extension LogScanner {
    /// A word of an identifier or of prose, in lower case: `viewControllerAfter` has three.
    private struct Word {
        let text: String
        let range: Range<Int>
        /// Whether it is the first of an identifier.
        let isFirst: Bool
    }

    /// The words from the position on.
    private var words: [Word] {
        var words: [Word] = []
        var place = position
        var wasLetter = false
        while place < end {
            guard Self.isLetter(bytes[place]) else {
                wasLetter = false
                place += 1
                continue
            }
            let start = place
            place += 1
            // A word goes on in lower case, and one in capitals as long as these do.
            if place < end, Self.isCapital(bytes[start]), Self.isCapital(bytes[place]) {
                while place < end, Self.isCapital(bytes[place]) { place += 1 }
            } else {
                while place < end, Self.isLetter(bytes[place]), !Self.isCapital(bytes[place]) { place += 1 }
            }
            let text = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
            words.append(Word(text: text, range: start..<place, isFirst: !wasLetter))
            wasLetter = true
        }
        return words
    }

    private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

    /// Finds a call of which the name is spelled in another way, and goes behind it; nil if there is none.
    mutating func findSpelledCall() -> CallbackShape? {
        let words = words
        for start in words.indices where words[start].isFirst {
            for (name, isSelector, shape) in Self.spellings where words[start...].count >= name.count {
                let found = words[start..<(start + name.count)]
                guard found.elementsEqual(name, by: { $0.text == $1 }), areTogether(found) else { continue }
                let end = found[found.endIndex - 1].range.upperBound
                guard !isSelector || end < self.end && bytes[end] == UInt8(ascii: ":") else { continue }
                position = end
                return shape
            }
        }
        return nil
    }

    /// Whether nothing but one blank, line or hyphen stands between words.
    private func areTogether(_ words: ArraySlice<Word>) -> Bool {
        zip(words, words.dropFirst()).allSatisfy { word, next in
            let between = bytes[word.range.upperBound..<next.range.lowerBound]
            return between.count < 2 && between.allSatisfy(" _-".utf8.contains)
        }
    }

    /// What a pager alone is asked and told, the longest names first: of other calls every app speaks.
    ///
    /// Also with the words that follow it in a selector of Objective-C: `willTransitionToViewControllers:`.
    private static let spellings: [(name: [String], isSelector: Bool, shape: CallbackShape)] =
        CallbackShape.all.filter { [.dataSource, .delegate].contains($0.role) }
        .flatMap { shape in
            let ends = shape.kind == .didFinishAnimating ? [] : [["view", "controller"], ["view", "controllers"]]
            return ([[]] + ends).map { (name: words(of: shape) + $0, isSelector: !$0.isEmpty, shape: shape) }
        }
        .sorted { $0.name.count > $1.name.count }

    private static func words(of shape: CallbackShape) -> [String] {
        let bytes = Array(shape.name.utf8)
        return LogScanner(bytes, 0..<bytes.count).words.map(\.text)
    }

    /// The problem with a line that holds a word of a call and cannot be read as one; nil for any other line.
    var speaksOfCall: Problem? {
        let words = words
        for (place, word) in words.enumerated() {
            if word.text == "finish", let next = words.dropFirst(place + 1).first, Self.ofOthers.contains(next.text) {
                continue
            }
            guard
                let kind = Self.stems.first(where: { word.text.hasPrefix($0.stem) })?.kind ?? kind(of: words[place...])
            else { continue }
            let shape = kind.shape
            return Problem(
                .offset(word.range.lowerBound),
                "this line speaks of \(shape.subject), and it cannot be read",
                advice:
                    "Write it as in: \(shape.example). If it is no call of the container, put a # before it; if it is "
                    + "written in words of the app, say with --pattern how it is read.")
        }
        return nil
    }

    /// Words that no line about something else may have, by their beginnings.
    private static let stems: [(stem: String, kind: CallbackKind)] = [
        ("transition", .willTransitionTo), ("finish", .didFinishAnimating), ("complet", .didFinishAnimating),
    ]

    /// What finishes in the log of every app, and is no transition: `didFinishLaunching`.
    private static let ofOthers: Set = [
        "launching", "loading", "navigation", "downloading", "uploading", "recording", "playing", "picking",
    ]

    /// The call of which the first of some words speak; the name of a class, `ViewController`, is none.
    private func kind(of words: ArraySlice<Word>) -> CallbackKind? {
        let texts = words.prefix(4).map(\.text)
        if texts.starts(with: ["set", "view", "controllers"]) { return .setViewControllers }
        if texts.first == "view", texts.count > 1, ["controller", "controllers"].contains(texts[1]) {
            if texts.dropFirst(2).first == "after" { return .viewControllerAfter }
            if texts.dropFirst(2).first == "before" { return .viewControllerBefore }
            let isValue = words.first.map { $0.isFirst && !Self.isCapital(bytes[$0.range.lowerBound]) } ?? false
            return isValue ? .setViewControllers : nil
        }
        guard texts.last.map(["window", "superview"].contains) != true else { return nil }
        return Self.names.first { texts.starts(with: $0.name) }?.kind
    }

    private static let names: [(name: [String], kind: CallbackKind)] =
        CallbackShape.all.filter { [.appearance, .containment, .indicator, .progress].contains($0.role) }
        .map { (words(of: $0), $0.kind) }
}

extension CallbackShape {
    /// What a line that cannot be read speaks of.
    fileprivate var subject: String {
        switch kind {
        case .willTransitionTo: "the beginning of a transition"
        case .didFinishAnimating: "the end of a transition"
        case .setViewControllers: "a set of pages"
        default: name
        }
    }
}
