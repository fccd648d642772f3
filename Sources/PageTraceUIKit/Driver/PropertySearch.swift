/// Looks for pages in the stored properties of objects, and of what these hold.
@MainActor
struct PropertySearch {
    /// The pages that were found, each with its property.
    private(set) var pages: [PageIdentity: String] = [:]
    private var seen: Set<ObjectIdentifier> = []

    /// How deep properties lie in each other at the most.
    private static let depth = 12

    /// Looks into an object of the app.
    mutating func look(into object: AnyObject) {
        look(into: object, named: "\(type(of: object))", depth: 0)
    }

    private mutating func look(into value: Any, named name: String, depth: Int) {
        guard depth < Self.depth else { return }
        if Mirror(reflecting: value).displayStyle == .class {
            guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
        }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            // What UIKit's own classes store is the container's business, or the tree of views.
            if !Self.isOurs(current.subjectType) { look(through: current, named: name, depth: depth) }
            mirror = current.superclassMirror
        }
    }

    private mutating func look(through mirror: Mirror, named name: String, depth: Int) {
        for (name, value) in Self.parts(of: mirror, named: name) {
            if let page = value as? UIViewController, !(page is UIPageViewController) {
                if pages[page.identity] == nil { pages[page.identity] = name }
                look(into: page, named: name, depth: depth + 1)
            } else if !Mirror(reflecting: value).children.isEmpty {
                look(into: value, named: name, depth: depth + 1)
            }
        }
    }

    /// What a value is made of, each part with its name.
    private static func parts(of mirror: Mirror, named name: String) -> [(name: String, value: Any)] {
        switch mirror.displayStyle {
        case .collection: mirror.children.enumerated().map { ("\(name)[\($0)]", $1.value) }
        // The parts of an optional, a pair or a case are the property's own.
        case .optional, .tuple, .enum, .set: mirror.children.map { (name, $0.value) }
        // In the order of the keys: that of the dictionary is another one each time.
        case .dictionary:
            mirror.children.compactMap { entry in
                let pair = Array(Mirror(reflecting: entry.value).children)
                return pair.count == 2 ? ("\(name)[\(pair[0].value)]", pair[1].value) : nil
            }.sorted { $0.0 < $1.0 }
        default: mirror.children.compactMap { child in child.label.map { ("\(name).\($0)", child.value) } }
        }
    }

    private static func isOurs(_ type: Any.Type) -> Bool {
        [
            UIResponder.self, UIViewController.self, UIPageViewController.self, UIView.self,
            UINavigationController.self,
        ].contains { ObjectIdentifier($0) == ObjectIdentifier(type) }
    }
}
