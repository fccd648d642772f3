/// A recording, as far as the ledger wants to know it.
struct Walk: Decodable {
    struct Layout: Decodable {
        var mirrored: Bool?
    }

    struct Gesture: Decodable {
        var kind: String?
        var direction: String?
        var position: [Double]?
        var pages: [String]?
    }

    struct Finding: Decodable {
        var tracker: String?
        var pages: [String]?
    }

    struct Slot: Decodable {
        var beside: Int?
        var page: String?
    }

    struct Held: Decodable {
        var slots: [Slot]
    }

    struct Call: Decodable {
        var arguments: [Argument]
    }

    struct Argument: Decodable {
        var value: Value
    }

    /// A value of a call: a point, or anything else.
    enum Value: Decodable {
        case point([Double])
        case other

        init(from decoder: any Decoder) throws {
            struct Object: Decodable {
                var point: [Double]?
            }
            let point = try? decoder.singleValueContainer().decode(Object.self).point
            self = point.map { .point($0) } ?? .other
        }
    }

    struct Step: Decodable {
        var gesture: Gesture
        var callbacks: [Call]
        var after: [Held]
        var findings: [Finding]
    }

    var layout: Layout
    var steps: [Step]
}
