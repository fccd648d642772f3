import PageTrace
import TestDepth
import Testing

/// Schema and reader accept the same traces, as far as a schema can say it.
struct SchemaAgreement {
    private let validator: SchemaValidator

    init() throws {
        validator = try SchemaValidator(schema: try JSON(TraceSchema.text))
    }

    /// What a schema cannot say: which pages there are, which gestures may follow each other, how many there are in all.
    private static let beyondSchemas = [
        "unknown page", "there is no page", "is not in the list here", "the page \"", "is in the list already",
        "is also a page of the list", "has the name of the placeholder", "the tracker \"", "\"at\" must be",
        "before any page is set", "while the finger is down", "without a drag", "nothing is in flight",
        "the data source is removed already", "isScrollEnabled is", "before the launch", "a second launch", "in round ",
        "there is no tracker", "holds a text, which", "while the container is off screen", "the container is o",
        "more gestures than can be counted", "\"~\" with the transition style",
    ]

    @Test func `They agree about drawn traces`() throws {
        var accepted: [JSON] = []
        var refused = 0
        for seed in 0..<UInt64(Depth.amount(1_500, deep: 12_000)) {
            var drawing = SchemaDrawing(validator, seed: seed)
            var trace = try drawing.trace()
            // Most traces break a rule between their keys: a few attempts more give as many that do not.
            for _ in 0..<4 where try !validator.accepts(trace) {
                trace = try drawing.trace()
            }
            if drawing.number(below: 3) == 0 { trace = drawing.changed(trace) }
            let isValid = try validator.accepts(trace)
            do {
                _ = try read(trace.text)
                #expect(isValid, "seed \(seed): the schema refuses what the reader accepts: \(trace.text)")
                accepted.append(trace)
            } catch let error as TraceError {
                refused += 1
                let isBeyond =
                    Self.beyondSchemas.contains(where: error.message.contains) || error.kind == .limitExceeded
                #expect(!isValid || isBeyond, "seed \(seed): the reader refuses what the schema accepts: \(error)")
            }
        }
        #expect(accepted.count > 250 && refused > 250)
        guard Depth.isDeep else { return }
        let used = accepted.reduce(into: Set<String>()) { $0.formUnion($1.keysAndWords) }
        #expect(validator.schema.declaredKeysAndWords.subtracting(used) == [], "never drawn")
    }

    @Test func `The schema accepts the examples as they are and as they are written`() throws {
        #expect(!ExampleTrace.every.isEmpty)
        for example in ExampleTrace.every {
            #expect(try validator.accepts(JSON(example.text())), "\(example.name)")
            #expect(try validator.accepts(JSON(example.trace().json())), "\(example.name), written")
        }
    }
}

extension JSON {
    /// The keys of all objects in the value, and the words among its values.
    fileprivate var keysAndWords: Set<String> {
        switch self {
        case .null, .boolean, .number: []
        case .string(let text): [text]
        case .list(let elements): elements.reduce(into: []) { $0.formUnion($1.keysAndWords) }
        case .object(let members):
            members.reduce(into: Set(members.keys)) { $0.formUnion($1.value.keysAndWords) }
        }
    }

    /// The keys and words that a schema allows.
    fileprivate var declaredKeysAndWords: Set<String> {
        var found: Set<String> = []
        for (word, part) in members {
            switch word {
            case "properties":
                found.formUnion(part.members.filter { $0.value != .boolean(false) }.keys)
                for schema in part.members.values { found.formUnion(schema.declaredKeysAndWords) }
            case "enum": found.formUnion(part.elements.compactMap(\.string))
            case "const": found.formUnion([part.string].compactMap(\.self))
            // What must not be is no word of the format.
            case "not": break
            default: found.formUnion(part.declaredKeysAndWords)
            }
        }
        for element in elements { found.formUnion(element.declaredKeysAndWords) }
        return found
    }
}
