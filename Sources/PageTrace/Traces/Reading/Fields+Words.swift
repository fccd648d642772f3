import Paging

extension Fields {
    /// A list of words, each once; nil where the key is missing.
    func words(_ key: String, from allowed: [String]) throws(Problem) -> [String]? {
        guard let list = try list(key, be: "a list of words") else { return nil }
        var words: [String] = []
        for element in list {
            let word = element.string
            guard let word, allowed.contains(word) else {
                let expected = Wording.list(allowed, conjunction: "or", atMost: 14)
                var problem = Problem.wrongValue(element.path, "each element of \"\(key)\"", mustBe: expected)
                problem.advice = Suggestion.sentence(for: word ?? "", among: allowed).trimmingLastSpace
                throw problem
            }
            guard !words.contains(word) else {
                throw Problem(.value(element.path), "\(Wording.quoted(word)) comes twice", advice: "Once is enough.")
            }
            words.append(word)
        }
        return words
    }
}
