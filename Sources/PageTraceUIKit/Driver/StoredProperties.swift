/// Which stored properties of a type keep what they refer to.
///
/// To read an unowned property whose object is gone ends the process, and a weak one keeps nothing: neither is read.
enum StoredProperties {
    /// What the runtime says of a stored property.
    private struct Field {
        var name: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = true
        var isVariable = false
    }

    /// Whether each stored property of a class, without those that it inherits, or of a structure is a strong reference
    /// or a value.
    static func areStrong(of type: Any.Type) -> [Bool] {
        let inherited = (type as? AnyClass).flatMap { _getSuperclass($0) }.map { count($0) } ?? 0
        let all = count(type)
        guard inherited < all else { return [] }
        return (inherited..<all).map { isStrong($0, of: type) }
    }

    private static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        withUnsafeTemporaryAllocation(of: Field.self, capacity: 1) { fields in
            guard let field = fields.baseAddress else { return true }
            field.initialize(to: Field())
            defer {
                field.pointee.free?(field.pointee.name)
                field.deinitialize(count: 1)
            }
            _ = describe(type, index: index, into: UnsafeMutableRawPointer(field))
            return field.pointee.isStrong
        }
    }

    // These are functions of the standard library, which its `Mirror` calls.

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func count(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func describe(_ type: Any.Type, index: Int, into field: UnsafeMutableRawPointer) -> Any.Type
}
