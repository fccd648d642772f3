import Foundation
import PageTrace
import Testing

@Suite("Properties of trace files, over random traces")
struct TraceFileProperties {
    @Test func `What is written is accepted, and reads back as an equal trace, to the last scalar`() {
        Seeds.expect { random in
            let text = random.trace.json()
            do {
                let read = try TraceReader.read(text.utf8, name: "trace.json")
                // Strings that only look the same are equal; written again, they are not.
                return (read == random.trace ? [] : ["another trace: \(read)"])
                    + (read.json().utf8.elementsEqual(text.utf8) ? [] : ["another text: \(read.json())"])
            } catch {
                return ["refused: \(error)"]
            }
        }
    }

    @Test func `No scalar that a terminal or an editor obeys is in a trace file, but for line breaks`() {
        Seeds.expect { random in
            random.trace.json().unicodeScalars.filter { $0 != "\n" && HostileText.isObeyed($0) }.map {
                "raw \($0.escaped(asASCII: true))"
            }
        }
    }

    @Test func `The random traces have every key and every word that a trace may have`() throws {
        var drawn: Set<String> = []
        for seed in 1...UInt64(800) { drawn.formUnion(words(in: try JSON.read(RandomTrace(seed: seed).trace.json()))) }
        let schema = words(ofSchema: try JSON.read(TraceSchema.text))
        // A path is another way to write gestures; the reading is what no reading says; the rest is usual for the pager
        // of the article, and left out.
        // Left and right are read, and written as forward and backward.
        let others: Set = [
            "$schema", "path", "sameSetForgetsNil", "intersecting", "truncated", "appearFirst", "left", "right",
        ]
        #expect(schema.allowed.count > 200)
        #expect(schema.allowed.subtracting(drawn).subtracting(schema.usual).subtracting(others).sorted() == [])
    }

    /// The keys of the objects in a value, and the words that are values.
    private func words(in value: Any) -> Set<String> {
        switch value {
        case let text as String: [text]
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(words(in: $1)) }
        case let object as [String: Any]: object.reduce(into: []) { $0.formUnion(words(in: $1.value).union([$1.key])) }
        default: []
        }
    }

    /// The keys and the words that a schema allows, and those that are left out because a missing key says them.
    private func words(ofSchema schema: Any) -> (allowed: Set<String>, usual: Set<String>) {
        var (allowed, usual): (Set<String>, Set<String>) = ([], [])
        func collect(_ schema: Any) {
            for element in schema as? [Any] ?? [] { collect(element) }
            // "not" says what a value may not be.
            for (key, value) in schema as? [String: Any] ?? [:] where key != "not" {
                switch key {
                case "const", "enum": allowed.formUnion(words(in: value))
                case "properties": allowed.formUnion((value as? [String: Any] ?? [:]).keys)
                case "default": usual.formUnion(words(in: value))
                default: break
                }
                collect(value)
            }
        }
        collect(schema)
        return (allowed, usual)
    }
}

/// JSON as Foundation reads it.
private enum JSON {
    static func read(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
}
