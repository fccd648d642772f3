extension Recording {
    /// The recording as JSON, `"version": 1`, with the keys of each object in alphabetical order.
    ///
    /// Ends with a newline.
    public var json: String { written(Self.codec, isPretty: true).text }

    /// The recording as JSON lines: one object with version, title, container, pages and what is left out, then one
    /// object per step.
    public var jsonLines: String {
        var json = written(Self.headCodec)
        for step in steps {
            step.write(to: &json)
            json.newline()
        }
        return json.text
    }

    /// The first of the JSON lines, ended by a newline.
    package var headingAsJSONLine: String { written(Self.headCodec).text }

    private func written(_ codec: RecordObject<Recording>, isPretty: Bool = false) -> JSONBytes {
        var json = JSONBytes(isPretty: isPretty)
        codec.write(self, to: &json)
        json.newline()
        return json
    }
}

extension Step {
    /// The step as one line of JSON, ended by a newline.
    public var jsonLine: String { String { appendJSONLine(to: &$0) } }

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
        var json = JSONBytes(isPretty: true)
        json.object { json in
            json.key("answers")
            json.list(answers) { $0.write(to: &$1) }
            json.key("pages")
            json.list(pages) { $1.string($0) }
            json.key("questions")
            json.list(questions) { $1.string($0) }
            if let steps {
                json.key("steps")
                json.object(["first": steps.first, "last": steps.last])
            }
        }
        json.newline()
        return json.text
    }
}

extension RecordingCoverage.Answer {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            json.key("count")
            json.number(count)
            if let first {
                json.key("first")
                json.object(["callback": first.callback, "step": first.step])
            }
            json.key("page")
            json.string(page)
            json.key("question")
            json.string(question)
        }
    }
}
