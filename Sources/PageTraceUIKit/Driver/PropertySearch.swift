import PageTraceEngine

/// Looks for pages in the stored properties of objects, and in whatever these hold.
@MainActor
struct PropertySearch {
    /// The pages that were found, each with its property.
    private(set) var pages: [PageIdentity: String] = [:]
    private var seen: Set<ObjectIdentifier> = []

    private static let depth = 12

    mutating func look(into object: AnyObject) { look(into: object, named: "\(type(of: object))", depth: 0) }

    /// The stored properties of an object of the app, with the names that they have in the source.
    static func properties(of object: AnyObject) -> [(name: String, value: Any)] {
        mirrors(of: object).flatMap { keptParts(of: $0, named: "") }.map { ("\($0.name.dropFirst())", $0.value) }
    }

    private mutating func look(into value: Any, named name: String, depth: Int) {
        guard depth < Self.depth else { return }
        if Mirror(reflecting: value).displayStyle == .class {
            guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
        }
        for mirror in Self.mirrors(of: value) { look(through: mirror, named: name, depth: depth) }
    }

    /// A value with what it inherits, except from UIKit: what its classes store belongs to the container or to the view
    /// tree.
    private static func mirrors(of value: Any) -> [Mirror] {
        let ours: [Any.Type] = [
            UIResponder.self, UIViewController.self, UIPageViewController.self, UIView.self,
            UINavigationController.self, ApplePager.self,
        ]
        return sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
            .filter { mirror in !ours.contains { $0 == mirror.subjectType } }
    }

    private mutating func look(through mirror: Mirror, named name: String, depth: Int) {
        for (name, value) in Self.parts(of: mirror, named: name) {
            if let page = value as? UIViewController, !(page is UIPageViewController) {
                let identity = Platform.identity(of: page)
                if pages[identity] == nil { pages[identity] = name }
                look(into: page, named: name, depth: depth + 1)
            } else if !Mirror(reflecting: value).children.isEmpty {
                look(into: value, named: name, depth: depth + 1)
            }
        }
    }

    private static func parts(of mirror: Mirror, named name: String) -> [(name: String, value: Any)] {
        switch mirror.displayStyle {
        case .collection: mirror.children.enumerated().map { ("\(name)[\($0)]", $1.value) }
        // The parts of an optional, a tuple or an enum case count as the property itself.
        case .optional, .tuple, .enum, .set: mirror.children.map { (name, $0.value) }
        // Sorted by key, because the order of a dictionary varies.
        case .dictionary:
            mirror.children.compactMap { entry in
                let pair = Array(Mirror(reflecting: entry.value).children)
                return pair.count == 2 ? ("\(name)[\(pair[0].value)]", pair[1].value) : nil
            }.sorted { $0.0 < $1.0 }
        case .class, .struct: keptParts(of: mirror, named: name)
        default: mirror.children.compactMap { child in child.label.map { ("\(name).\($0)", child.value) } }
        }
    }

    /// The stored properties of an object or a structure, except those that keep nothing.
    private static func keptParts(of mirror: Mirror, named name: String) -> [(name: String, value: Any)] {
        let isKept = StoredProperties.areStrong(of: mirror.subjectType)
        // A mirror of the app's own making says what it likes.
        let isOwn = isKept.count != mirror.children.count
        return zip(mirror.children.indices, isOwn ? mirror.children.map { _ in true } : isKept).compactMap {
            guard $1, let label = mirror.children[$0].label else { return nil }
            return ("\(name).\(Self.written(label))", mirror.children[$0].value)
        }
    }

    /// The name of a property as the app's source has it: a lazy one is stored under another.
    private static func written(_ label: String) -> String {
        let lazily = "$__lazy_storage_$_"
        return label.hasPrefix(lazily) ? String(label.dropFirst(lazily.count)) : label
    }
}

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
