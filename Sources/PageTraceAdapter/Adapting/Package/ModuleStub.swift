private import CStubFiles

/// What stands in for a module that an app imports and that is not here.
package struct ModuleStub: Sendable {
    package let module: String
    package let text: String
    let needs: [String]
    /// Whether a Mac has the module itself.
    let isApple: Bool

    /// The modules that come with Swift, or that UIKit's face stands for.
    package static let present: Set<String> = Set(SourceAdapter.modules.keys.map(String.init)).union([
        "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Swift", "Observation",
        "Synchronization", "RegexBuilder", "Testing", "XCTest",
    ])

    private static let apple: Set<String> = [
        "AVFoundation", "AVKit", "Combine", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin",
        "ImageIO", "LocalAuthentication", "MapKit", "Metal", "ObjectiveC", "OSLog", "Photos", "PhotosUI", "QuickLook",
        "SafariServices", "Security", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
    ]

    /// The stubs of some modules, and of those that they need, in order of their names.
    static func stubs(for modules: [String]) -> [ModuleStub] {
        var found: [String: ModuleStub] = [:]
        var open = modules.filter { !present.contains($0) }
        while let module = open.popLast() {
            guard found[module] == nil else { continue }
            let stub = ModuleStub(module)
            found[module] = stub
            open += stub.needs
        }
        return found.values.sorted { $0.module < $1.module }
    }

    private init(_ module: String) {
        self.module = module
        isApple = Self.apple.contains(module)
        needs = module == "RxCocoa" ? ["RxSwift"] : []
        let known: [String: () -> UnsafePointer<CChar>?] = [
            "Combine": stub_combine, "os": stub_os, "OSLog": stub_os, "RxCocoa": stub_rxcocoa, "RxSwift": stub_rxswift,
            "SnapKit": stub_snapkit,
        ]
        text =
            known[module].flatMap { $0() }.map { String(cString: $0) }
                ?? """
                // In place of \(module): declare here, public, what the compiler misses of it.
                import PageTraceUIKit

                """
    }

    /// Whether somebody has to fill it.
    package var isEmpty: Bool { text.contains("declare here, public") }
}
