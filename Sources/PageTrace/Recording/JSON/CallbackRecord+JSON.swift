import Paging

/// What a callback is as JSON.
///
/// The members are those that `Codable` writes; a test compares the two.
extension CallbackRecord {
    func write(to json: inout JSONBytes) {
        json.object { json in
            if let answer {
                json.key("answer")
                answer.write(to: &json)
            }
            json.key("arguments")
            json.list(arguments) { $0.write(to: &$1) }
            json.key("callback")
            json.string(name)
            if !changes.isEmpty {
                json.key("changes")
                json.list(changes) { $0.write(to: &$1) }
            }
            if let note {
                json.key("note")
                json.string(note)
            }
            json.key("phase")
            json.string(phase.rawValue)
            json.key("role")
            json.string(role.rawValue)
        }
    }
}

extension CallbackRecord.Argument {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if let label {
                json.key("label")
                json.string(label)
            }
            json.key("value")
            value.write(to: &json)
        }
    }
}

extension CallbackRecord.Change {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if let new {
                json.key("new")
                json.string(new)
            }
            if let old {
                json.key("old")
                json.string(old)
            }
            json.key("tracker")
            json.string(tracker)
        }
    }
}

extension CallbackRecord.Value {
    fileprivate func write(to json: inout JSONBytes) {
        switch self {
        case .page(let page):
            json.object { json in
                json.key("page")
                json.string(page)
            }
        case .pages(let pages):
            json.object { json in
                json.key("pages")
                json.list(pages)
            }
        case .word(let word):
            json.object { json in
                json.key("word")
                json.string(word)
            }
        case .bool(let value): json.bool(value)
        case .number(let value): json.number(value)
        case .decimal(let value):
            json.object { json in
                json.key("decimal")
                json.decimal(value)
            }
        case .nil: json.word("null")
        }
    }
}
