import Testing

@testable import PageTrace

@Suite("The text of a repaired trace")
struct RepairedTextTests {
    typealias Setting = RepairChange.Setting

    private func text(_ old: String, _ path: [JSONStep], _ settings: Setting...) -> String {
        let change = RepairChange(object: path, settings: settings, words: "")
        let text = RepairedText(Array(old.utf8), [change], client: ["type": "pages", "loops": true])
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private let object: [JSONStep] = [.key("client"), .key("list"), .index(1)]

    @Test func `A value is replaced where it stands`() {
        let old = #"{"client": {"list": [ {"a": 1}, {"a" : "x" , "b":2} ]}}"#
        #expect(text(old, object, Setting(key: "a", value: "\"y\"")) == old.replacing("\"x\"", with: "\"y\""))
    }

    @Test func `A new key stands as far from the last as that from the one before`() {
        let old = "{\"client\": {\n  \"a\": 1,\n  \"b\": 2\n}}"
        #expect(
            text(old, [.key("client")], Setting(key: "c", value: "3"))
                == "{\"client\": {\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}}")
        let short = #"{ "client": { "a": 1, "b": 2 } }"#
        #expect(
            text(short, [.key("client")], Setting(key: "c", value: "3"))
                == #"{ "client": { "a": 1, "b": 2, "c": 3 } }"#)
        #expect(
            text(#"{"client": {}}"#, [.key("client")], Setting(key: "c", value: "3"))
                == #"{"client": { "c": 3 }}"#)
    }

    @Test(arguments: [("a", #"{"client": {"b": 2}}"#), ("b", #"{"client": {"a": 1}}"#)])
    func `A key is left out with its comma`(key: String, new: String) {
        #expect(text(#"{"client": {"a": 1, "b": 2}}"#, [.key("client")], Setting(key: key, value: nil)) == new)
    }

    @Test func `A trace that names no client gets one`() {
        #expect(
            text(#"{ "version": 1 }"#, [.key("client")], Setting(key: "loops", value: "true"))
                == #"{ "version": 1, "client": { "type": "pages", "loops": true } }"#)
    }
}
