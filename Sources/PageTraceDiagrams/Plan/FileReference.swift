/// How one file refers to another in the same folder.
enum FileReference {
    /// The name as a relative address; everything except plain letters, digits and signs is written as `%20`.
    ///
    /// A name can therefore not be mistaken for a scheme, a path, a query or markup.
    static func address(of name: String) -> String {
        var address = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return address
    }
}
