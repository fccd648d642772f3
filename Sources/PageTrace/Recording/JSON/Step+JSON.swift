import Paging

/// What a step is as JSON.
///
/// The members are those that `Codable` writes; a test compares the two.
extension Step {
    /// Writes the step.
    ///
    /// - Returns: Where the number stands among the bytes.
    @discardableResult
    func write(to json: inout JSONBytes) -> Int {
        var place = 0
        json.object { json in
            json.key("after")
            json.list(after) { $0.write(to: &$1) }
            if let annotation {
                json.key("annotation")
                annotation.write(to: &json)
            }
            json.key("before")
            json.list(before) { $0.write(to: &$1) }
            json.key("callbacks")
            json.list(callbacks) { $0.write(to: &$1) }
            json.key("dropped")
            json.list(dropped)
            json.key("findings")
            json.list(findings) { $0.write(to: &$1) }
            json.key("gesture")
            gesture.write(to: &json)
            json.key("loaded")
            json.list(loaded)
            if !madeNotKept.isEmpty {
                json.key("madeNotKept")
                json.list(madeNotKept)
            }
            json.key("number")
            place = json.bytes.count
            json.number(number)
            json.key("trackers")
            json.list(trackers) { $0.write(to: &$1) }
        }
        return place
    }
}

extension HeldPages {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            json.key("holder")
            json.string(holder)
            json.key("slots")
            json.list(slots) { $0.write(to: &$1) }
        }
    }
}

extension HeldPages.Slot {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if let page {
                json.key("page")
                json.string(page)
            }
            if isShown {
                json.key("shown")
                json.bool(true)
            }
            json.key("slot")
            json.string(name)
            switch content {
            case .page: break
            case .unknown:
                json.key("state")
                json.word("\"unknown\"")
            case .none:
                json.key("state")
                json.word("\"none\"")
            }
        }
    }
}

extension Annotation {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if isEmphasized {
                json.key("emphasis")
                json.bool(true)
            }
            if let note {
                json.key("note")
                json.string(note)
            }
        }
    }
}

extension GestureRecord {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if let direction {
                json.key("direction")
                json.string(direction.rawValue)
            }
            json.key("from")
            json.list(from)
            json.key("name")
            json.string(name)
            json.key("notes")
            json.list(notes)
            json.key("outcome")
            json.string(outcome.rawValue)
            json.key("to")
            json.list(to)
        }
    }
}

extension TrackerRecord {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            json.key("isWrong")
            json.bool(isWrong)
            json.key("name")
            json.string(name)
            if let value {
                json.key("value")
                json.string(value)
            }
        }
    }
}

extension Finding {
    fileprivate func write(to json: inout JSONBytes) {
        json.object { json in
            if let callback {
                json.key("callback")
                json.number(callback)
            }
            json.key("kind")
            json.string(kind.rawValue)
            json.key("message")
            json.string(message)
            if let rule {
                json.key("rule")
                json.string(rule)
            }
        }
    }
}
