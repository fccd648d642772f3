/// The view controller of one question.
///
/// The presenter makes a new one for each answer. Controllers of the same question have different instance numbers,
/// which are only as high as necessary for the container not to hold two equal pages.
package struct QuestionPage: Hashable, Sendable, CustomStringConvertible {
    /// The index of the question, from 0, as the controller keeps it.
    ///
    /// Code that computes it incorrectly gives an index that no question has.
    package let index: Int

    /// The name of the question, `no question 4` for an index beyond the list.
    package let name: String

    /// The number of this controller among those of the question, from 1.
    package let instance: Int

    package init(index: Int, name: String, instance: Int = 1) {
        self.index = index
        self.name = name
        self.instance = instance
    }

    /// The page at an index of a list of questions.
    init(index: Int, in questions: PageList<String>, instance: Int = 1) {
        let name = questions.pages.indices.contains(index) ? questions.pages[index] : "no question \(index + 1)"
        self.init(index: index, name: name, instance: instance)
    }

    /// The name, followed by the instance number if it is not 1, as in `Budget #2`.
    package var description: String { instance == 1 ? name : "\(name) #\(instance)" }
}
