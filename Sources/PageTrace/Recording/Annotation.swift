/// What the author of a trace says of a gesture: a note beside its step, and whether the step stands out.
public struct Annotation: Hashable, Sendable {
    /// What is worth looking at, in one line; nil for nothing.
    public var note: String?
    /// Whether the step stands out among the others.
    public var isEmphasized: Bool

    /// Creates an annotation.
    public init(note: String? = nil, isEmphasized: Bool = false) {
        self.note = note
        self.isEmphasized = isEmphasized
    }

    /// Whether nothing is said.
    public var isEmpty: Bool { note == nil && !isEmphasized }
}

extension Annotation: Codable {
    private enum CodingKeys: String, CodingKey {
        case note
        case isEmphasized = "emphasis"
    }

    /// Reads an annotation, in which either part may be missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        note = try values.decodeIfPresent(String.self, forKey: .note)
        isEmphasized = try values.decodeIfPresent(Bool.self, forKey: .isEmphasized) ?? false
    }

    /// Writes what is said, and leaves out what is not.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(note, forKey: .note)
        if isEmphasized { try values.encode(true, forKey: .isEmphasized) }
    }
}
