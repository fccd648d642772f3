import Paging

/// Which answers of the data source a recording asked for, page by page, and which it did not.
///
/// It is computed from the recording alone, whatever the container: the questions are the callbacks of the data source
/// whose first argument is a page. A question of a page view controller has a counterpart for the other side of the page,
/// which is listed even if it was never asked.
///
/// ```swift
/// let coverage = Recording(replaying: try Trace(path: "1→2→3→4→3→2→1", pages: 4)).coverage
/// coverage.neverAsked.map(\.text)  // ["viewControllerBefore(4)"]
/// ```
package struct RecordingCoverage: Hashable, Sendable, Codable {
    /// The place of a callback: the number of its step, from 0, and its own number within the step, from 1.
    package struct Place: Hashable, Sendable, Codable {
        package var step: Int
        package var callback: Int

        /// The place as text, such as `step 1, callback 2`.
        package var text: String { "step \(step), callback \(callback)" }
    }

    package struct Answer: Hashable, Sendable, Codable {
        package var question: String
        /// The page that the question was about.
        package var page: String
        package var count: Int
        /// Where it was first asked, nil if it never was.
        package var first: Place?

        /// The question as code, such as `viewControllerAfter(Third)`.
        package var text: String { "\(question)(\(PageName.text(page)))" }
    }

    /// The numbers of the first and the last step in a recording of chosen steps.
    package struct Steps: Hashable, Sendable, Codable {
        package var first: Int
        package var last: Int
    }

    /// The steps that were looked at, nil if it was the whole recording.
    ///
    /// If steps are left out, what counts as never asked may have been asked in them.
    package let steps: Steps?

    /// The questions, in the order in which they first occur, each before its counterpart.
    package let questions: [String]

    /// The pages: those of the recording, then those that were asked about and are not among them.
    package let pages: [String]

    /// Every question about every page, page by page.
    package let answers: [Answer]

    package var neverAsked: [Answer] { answers.filter { $0.count == 0 } }

    package init(_ recording: Recording) {
        var asked: [Question: (count: Int, first: Place)] = [:]
        var names: [String] = []
        var known: Set<String> = []
        var pages = recording.pages.filter { known.insert($0).inserted }
        for step in recording.steps {
            for (position, callback) in step.callbacks.enumerated() where callback.role == .dataSource {
                guard case .page(let page)? = callback.arguments.first?.value else { continue }
                if !names.contains(callback.name) {
                    names += [callback.name, Self.counterpart(of: callback)].compactMap { $0 }
                }
                if known.insert(page).inserted { pages.append(page) }
                let place = Place(step: step.number, callback: position + 1)
                asked[Question(name: callback.name, page: page), default: (0, place)].count += 1
            }
        }
        let ends = recording.omitted == nil ? nil : recording.steps.first.map { ($0, recording.steps.last ?? $0) }
        steps = ends.map { Steps(first: $0.number, last: $1.number) }
        questions = names
        self.pages = pages
        answers = pages.flatMap { page in
            names.map { name in
                let found = asked[Question(name: name, page: page)]
                return Answer(question: name, page: page, count: found?.count ?? 0, first: found?.first)
            }
        }
    }

    private struct Question: Hashable {
        var name: String
        var page: String
    }

    private static func counterpart(of callback: CallbackRecord) -> String? {
        guard let side = callback.kind?.shape.askedSide else { return nil }
        return CallbackShape.all.first { $0.askedSide == side.opposite }?.name
    }
}

extension Recording {
    /// Which answers of the data source were asked for, and which never.
    package var coverage: RecordingCoverage { RecordingCoverage(self) }
}
