extension Recording {
    /// The recording as JSON, `"version": 1`, with the keys of each object in alphabetical order.
    ///
    /// Ends with a newline.
    public var json: String { Self.codec.text(of: self, isPretty: true) }

    /// The recording as JSON lines: one object with version, title, container, pages and what is left out, then one
    /// object per step.
    public var jsonLines: String {
        String { bytes in
            bytes.write(text: headingAsJSONLine)
            for step in steps { step.appendJSONLine(to: &bytes) }
        }
    }

    /// The first of the JSON lines, ended by a newline.
    package var headingAsJSONLine: String { Self.headCodec.text(of: self) }
}

extension Step {
    /// The step as one line of JSON, ended by a newline.
    package var jsonLine: String { String { appendJSONLine(to: &$0) } }

    /// Appends the UTF-8 of ``jsonLine``: the fastest way to write a long log.
    package func appendJSONLine(to bytes: inout [UInt8]) {
        var json = JSONBytes(after: bytes)
        bytes = []
        write(to: &json)
        json.newline()
        bytes = json.bytes
    }
}

extension RecordingCoverage {
    /// The coverage as JSON, with the keys of each object in alphabetical order.
    ///
    /// Ends with a newline.
    package var json: String {
        let place: JSONTree? = steps.map { ["steps": ["first": .raw($0.first), "last": .raw($0.last)]] }
        let lists: JSONTree = [
            "answers": .list(answers.map(\.tree)), "pages": .list(pages.map(JSONTree.string)),
            "questions": .list(questions.map(JSONTree.string)),
        ]
        var json = JSONBytes(isPretty: true)
        json.tree(lists.adding(place))
        json.newline()
        return json.text
    }
}

extension RecordingCoverage.Answer {
    fileprivate var tree: JSONTree {
        let place: JSONTree? = first.map { ["first": ["callback": .raw($0.callback), "step": .raw($0.step)]] }
        return .joined(["count": .raw(count), "page": .string(page), "question": .string(question)], place)
    }
}
