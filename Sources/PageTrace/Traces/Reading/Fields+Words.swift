extension Fields {
    /// A list of words, each once; nil where the key is missing.
    func words(_ key: String, from allowed: [String]) throws(Problem) -> [String]? {
        guard var list = try list(key, be: "a list of words") else { return nil }
        var words: [String] = []
        while !list.isAtEnd {
            let path = path.appending(key).appending(list.currentIndex)
            let word = try? list.decode(String.self)
            guard let word, allowed.contains(word) else {
                let expected = Wording.list(allowed, conjunction: "or", atMost: 14)
                var problem = Problem.wrongValue(path, "each element of \"\(key)\"", mustBe: expected)
                problem.advice = Suggestion.sentence(for: word ?? "", among: allowed).trimmingLastSpace
                throw problem
            }
            guard !words.contains(word) else {
                throw Problem(.value(path), "\(Wording.quoted(word)) comes twice", advice: "Once is enough.")
            }
            words.append(word)
        }
        return words
    }
}
