import Paging

extension CallbackRecord: Codable {
    private enum Key: String, CodingKey { case callback, role, phase, arguments, answer, note, changes }

    /// Reads a callback.
    ///
    /// An answer of `null` is nil; a missing one means that the method answers nothing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .callback),
            role: try values.decode(Role.self, forKey: .role),
            arguments: try values.decode([Argument].self, forKey: .arguments),
            answer: values.contains(.answer) ? try values.decode(Value.self, forKey: .answer) : nil,
            phase: try values.decode(Phase.self, forKey: .phase),
            note: try values.decodeIfPresent(String.self, forKey: .note),
            changes: try values.decodeIfPresent([Change].self, forKey: .changes) ?? [])
    }

    /// Writes the callback; note and changes only if there are any.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .callback)
        try values.encode(role, forKey: .role)
        try values.encode(phase, forKey: .phase)
        try values.encode(arguments, forKey: .arguments)
        if let answer { try values.encode(answer, forKey: .answer) }
        try values.encodeIfPresent(note, forKey: .note)
        if !changes.isEmpty { try values.encode(changes, forKey: .changes) }
    }
}

extension CallbackRecord.Argument: Codable {
    private enum Key: String, CodingKey { case label, value }

    /// Reads an argument.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            try values.decodeIfPresent(String.self, forKey: .label),
            try values.decode(CallbackRecord.Value.self, forKey: .value))
    }

    /// Writes the argument; the label only if there is one.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(label, forKey: .label)
        try values.encode(value, forKey: .value)
    }
}

extension CallbackRecord.Value: Codable {
    private enum Key: String, CodingKey { case page, pages, word, decimal }

    /// Reads a value: `{"page": "Third"}`, `{"pages": ["Third"]}`, `{"word": "mid"}`, `{"decimal": 0.5}`, `true`, `3` or
    /// `null`.
    public init(from decoder: any Decoder) throws {
        if let values = try? decoder.container(keyedBy: Key.self) {
            if let page = try values.decodeIfPresent(String.self, forKey: .page) {
                self = .page(page)
            } else if let pages = try values.decodeIfPresent([String].self, forKey: .pages) {
                self = .pages(pages)
            } else if let decimal = try values.decodeIfPresent(Double.self, forKey: .decimal) {
                self = .decimal(decimal)
            } else {
                self = .word(try values.decode(String.self, forKey: .word))
            }
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .nil
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else {
            self = .number(try value.decode(Int.self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .page(let page):
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(page, forKey: .page)
        case .pages(let pages):
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(pages, forKey: .pages)
        case .word(let word):
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(word, forKey: .word)
        case .decimal(let decimal):
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(decimal, forKey: .decimal)
        case .bool(let bool):
            var value = encoder.singleValueContainer()
            try value.encode(bool)
        case .number(let number):
            var value = encoder.singleValueContainer()
            try value.encode(number)
        case .nil:
            var value = encoder.singleValueContainer()
            try value.encodeNil()
        }
    }
}
