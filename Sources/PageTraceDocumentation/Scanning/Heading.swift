/// A heading: one to six `#` and a space.
enum Heading {
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        let after = line.dropFirst(marks).first
        return 1...6 ~= marks && (after == nil || after == UInt8(ascii: " ") || after == UInt8(ascii: "\t"))
    }
}
