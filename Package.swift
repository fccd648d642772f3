// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "pagetrace",
    platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16)],
    products: [
        .library(name: "PageTrace", targets: ["PageTrace"]),
        .library(name: "PageTraceDiagrams", targets: ["PageTraceDiagrams"]),
        .library(name: "PageTracePlayer", targets: ["PageTracePlayer"]),
        .library(name: "PageTraceTesting", targets: ["PageTraceTesting"]),
        .library(name: "PageTraceUIKit", targets: ["PageTraceUIKit"]),
        .library(name: "PageTraceSwiftUI", targets: ["PageTraceSwiftUI"]),
        .library(name: "PageTraceRecorder", targets: ["PageTraceRecorder"]),
        .library(name: "PageTraceTestingDiagrams", targets: ["PageTraceTestingDiagrams"]),
        .library(name: "PageTraceCoreGraphics", targets: ["PageTraceCoreGraphics"]),
        .library(name: "PageTraceQuartzCore", targets: ["PageTraceQuartzCore"]),
        .plugin(name: "PageTraceAdapter", targets: ["PageTraceAdapter"]),
        .executable(name: "pagetrace", targets: ["PageTraceCommand"]),
        .plugin(name: "pagetrace-docs", targets: ["PageTraceDocumentationPlugin"]),
        .plugin(name: "pagetrace-docs-check", targets: ["PageTraceDocumentationCheckPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // Only PageTraceTesting depends on these two, and only test targets depend on that.
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
        // For swift package generate-documentation here; packages that depend on this one do not even fetch it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // How SwiftPM finds libgvc, and the C shim that smooths over what Swift cannot import.
        .systemLibrary(
            name: "CGraphviz",
            path: "Sources/CGraphviz/System",
            pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
        ),
        .target(
            name: "CGraphvizShim", dependencies: ["CGraphviz"], path: "Sources/CGraphviz/Shim",
            cSettings: [.treatAllWarnings(as: .error)]),

        // Graph values, and the one room that touches libgvc. Knows nothing of paging.
        .target(name: "Graphviz", dependencies: ["CGraphvizShim"], swiftSettings: strict),

        // The model: containers, gestures, callbacks, clients. Pure values, which import nothing.
        .target(
            name: "Paging", swiftSettings: strict,
            // Rounding is in the mathematics library, which nothing else here pulls in.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // Traces, sessions, recordings. No I/O.
        .target(
            name: "PageTrace",
            dependencies: ["Paging"],
            swiftSettings: strict
        ),

        // Recording to graph, text and Mermaid.
        .target(
            name: "PageTraceDiagrams", dependencies: ["Graphviz", "PageTrace", "PageTracePlayer"],
            swiftSettings: strict),

        // Recording to one HTML file to step through. No Graphviz: a drawing is handed in.
        .target(
            name: "PageTracePlayer", dependencies: ["CPageFiles", "PageTrace"], exclude: ["Page"],
            swiftSettings: strict),

        // The page's own files, which C takes in as they are.
        .target(
            name: "CPageFiles", path: "Sources/PageTracePlayer/Page",
            exclude: ["page.html", "rules.tsv", "script", "style"], cSettings: [.treatAllWarnings(as: .error)]),

        // The model behind a page view controller, whichever UIKit it is of: it knows none.
        .target(
            name: "PageTraceEngine", dependencies: ["PageTrace"], path: "Sources/PageTraceUIKit/Engine",
            swiftSettings: strict),

        // UIKit's face on the model, where there is no UIKit. No module here is called UIKit.
        .target(
            name: "PageTraceFace", dependencies: ["PageTraceEngine", "PageTrace"], path: "Sources/PageTraceUIKit/Face",
            swiftSettings: strict),

        // What driver and recorder need of both UIKits: methods that are optional in Apple's, and values of the model.
        .target(
            name: "PageTraceBridge",
            dependencies: [
                "Paging", "PageTraceEngine",
                .target(name: "PageTraceFace", condition: .when(platforms: [.linux, .macOS])),
            ],
            path: "Sources/PageTraceUIKit/Bridge", swiftSettings: strict),

        // A driver for an app's own files, with the face, or with Apple's UIKit in its place.
        .target(
            name: "PageTraceUIKit",
            dependencies: [
                "PageTraceEngine", "PageTraceBridge", "PageTrace",
                .target(name: "PageTraceFace", condition: .when(platforms: [.linux, .macOS])),
            ],
            exclude: ["Engine", "Face", "Bridge", "Aliases"],
            swiftSettings: strict),

        // What CoreGraphics and QuartzCore can be aliases of: two aliases of one module are refused.
        .target(
            name: "PageTraceCoreGraphics", dependencies: ["PageTraceUIKit"],
            path: "Sources/PageTraceUIKit/Aliases/CoreGraphics", swiftSettings: strict),
        .target(
            name: "PageTraceQuartzCore", dependencies: ["PageTraceUIKit"],
            path: "Sources/PageTraceUIKit/Aliases/QuartzCore", swiftSettings: strict),

        // Copies of an app's files that need no Objective-C. The first is pure: text in, text out.
        .target(
            name: "PageTraceAdapting", dependencies: ["CStubFiles"], path: "Sources/PageTraceAdapter/Adapting",
            swiftSettings: strict),
        // What stands in for modules that apps import, which C takes in as it is.
        .target(
            name: "CStubFiles", path: "Sources/PageTraceAdapter/Stubs", exclude: ["Modules"],
            cSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "PageTraceAdapterTool", dependencies: ["PageTraceAdapting"], path: "Sources/PageTraceAdapter/Tool",
            swiftSettings: strict),
        .plugin(
            name: "PageTraceAdapter", capability: .buildTool(), dependencies: ["PageTraceAdapterTool"],
            path: "Sources/PageTraceAdapter/Plugin"),

        // The part of SwiftUI that wraps a view controller.
        .target(name: "PageTraceSwiftUI", dependencies: ["PageTraceUIKit"], swiftSettings: strict),

        // Listens to a page view controller: Apple's where there is one, ours where there is none.
        .target(
            name: "PageTraceRecorder",
            dependencies: [
                "PageTrace", "PageTraceBridge",
                .target(name: "PageTraceUIKit", condition: .when(platforms: [.linux, .macOS])),
            ],
            swiftSettings: strict),

        // The edge: files read within limits, written whole or not at all.
        .target(name: "PageTraceFiles", swiftSettings: strict),

        // Snapshot assertions for Swift Testing and XCTest. Text and JSON, so that nobody needs Graphviz for them.
        .target(
            name: "PageTraceTesting",
            dependencies: [
                "PageTrace", "PageTraceFiles",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // Without it, on Linux, failures would be printed and the tests pass all the same.
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            path: "Sources/PageTraceTesting/Assertions",
            swiftSettings: strict
        ),

        // Snapshots of diagrams, for those who have Graphviz.
        .target(
            name: "PageTraceTestingDiagrams",
            dependencies: ["PageTraceTesting", "PageTraceDiagrams", "PageTrace"],
            path: "Sources/PageTraceTesting/Diagrams",
            swiftSettings: strict
        ),

        // Markdown in which places ask for diagrams: found, named, rewritten. No I/O.
        .target(
            name: "PageTraceDocumentation",
            dependencies: ["Graphviz", "PageTrace", "PageTraceDiagrams", "PageTraceFiles"],
            swiftSettings: strict
        ),

        .executableTarget(
            name: "PageTraceCommand",
            dependencies: [
                "PageTrace", "PageTraceAdapting", "PageTraceDiagrams", "PageTraceDocumentation", "PageTraceFiles",
                "PageTracePlayer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),

        // swift package pagetrace-docs: the command's `docs` for a package that depends on this one.
        .plugin(
            name: "PageTraceDocumentationPlugin",
            capability: .command(
                intent: .custom(
                    verb: "pagetrace-docs", description: "Draw the diagrams that Markdown and DocC ask for."),
                permissions: [
                    .writeToPackageDirectory(reason: "Diagrams are written beside the documents that ask for them.")
                ]
            ),
            path: "Sources/PageTraceDocumentationPlugin/Draw"
        ),
        // swift package pagetrace-docs-check: the same with --check, which needs no leave to write.
        .plugin(
            name: "PageTraceDocumentationCheckPlugin",
            capability: .command(
                intent: .custom(
                    verb: "pagetrace-docs-check",
                    description: "Check that the diagrams that Markdown and DocC ask for are current.")
            ),
            path: "Sources/PageTraceDocumentationPlugin/Check"
        ),

        // What the fuzzer of Tests/Fuzzing checks for every input; here its corpus is tried, without a fuzzer.
        .target(
            name: "FuzzTargets",
            dependencies: ["CGraphviz", "CGraphvizShim", "Graphviz", "PageTrace", "PageTraceDocumentation"],
            path: "Tests/Fuzzing/Sources/FuzzTargets",
            swiftSettings: strict
        ),
        .testTarget(
            name: "FuzzingTests", dependencies: ["FuzzTargets", "PageTrace", "TestDepth"], swiftSettings: strict),

        // What the tests try by default, and what .ci/deep tries.
        .target(name: "TestDepth", path: "Tests/Depth", swiftSettings: strict),

        .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"], swiftSettings: strict),
        .testTarget(name: "PageTraceTests", dependencies: ["PageTrace", "TestDepth"], swiftSettings: strict),
        .testTarget(
            name: "PageTraceDiagramsTests",
            dependencies: ["PageTraceDiagrams", "PageTrace", "Graphviz", "TestDepth"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageTraceDocumentationTests",
            dependencies: [
                "PageTraceDocumentation", "PageTraceDiagrams", "PageTraceFiles", "PageTraceCommand", "TestDepth",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageTracePlayerTests", dependencies: ["PageTracePlayer", "PageTrace"], exclude: ["Browser"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageTraceUIKitTests",
            dependencies: ["PageTraceUIKit", "PageTraceBridge", "PageTraceRecorder", "PageTraceTesting", "PageTrace"],
            swiftSettings: strict),
        .testTarget(name: "PageTraceAdapterTests", dependencies: ["PageTraceAdapting"], swiftSettings: strict),
        .testTarget(name: "PageTraceFilesTests", dependencies: ["PageTraceFiles"], swiftSettings: strict),
        .testTarget(
            name: "PageTraceTestingTests",
            dependencies: [
                "PageTraceTesting", "PageTraceTestingDiagrams", "PageTraceDiagrams", "PageTrace",
                // What the assertions report is kept there, and compared.
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageTraceCommandTests",
            dependencies: ["PageTraceCommand", "PageTrace", "PageTraceDiagrams", "PageTraceFiles", "TestDepth"],
            swiftSettings: strict
        ),
    ]
)

// What is measured is mostly `package`, so the benchmarks belong to this package; they are built only on request.
if Context.environment["PAGETRACE_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Benchmarks", dependencies: ["PageTrace", "PageTraceDiagrams"],
            path: "Tests/Benchmarks/Sources/Benchmarks", swiftSettings: strict))
}
