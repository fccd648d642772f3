// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// What threads share, libgvc and the registry of snapshots, with its tests as they are: what is checked by the thread
// sanitizer has to be compiled for it, and the whole suite would take three times as long. Library is a link, and so is what is in Suites.
let package = Package(
    name: "pagetrace-threads",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
    ],
    targets: [
        .systemLibrary(name: "CGraphviz", path: "Library/CGraphviz/System", pkgConfig: "libgvc"),
        .target(name: "CGraphvizShim", dependencies: ["CGraphviz"], path: "Library/CGraphviz/Shim"),
        .target(name: "Graphviz", dependencies: ["CGraphvizShim"], path: "Library/Graphviz", swiftSettings: strict),
        .target(name: "Paging", path: "Library/Paging", swiftSettings: strict),
        .target(name: "PageTrace", dependencies: ["Paging"], path: "Library/PageTrace", swiftSettings: strict),
        .target(
            name: "CPageFiles", path: "Library/PageTracePlayer/Page",
            exclude: ["page.html", "rules.tsv", "script", "style"]),
        .target(
            name: "PageTracePlayer", dependencies: ["CPageFiles", "PageTrace"], path: "Library/PageTracePlayer",
            exclude: ["Page"], swiftSettings: strict),
        .target(
            name: "PageTraceDiagrams", dependencies: ["Graphviz", "PageTrace", "PageTracePlayer"],
            path: "Library/PageTraceDiagrams",
            swiftSettings: strict),
        .target(name: "PageTraceFiles", path: "Library/PageTraceFiles", swiftSettings: strict),
        .target(
            name: "PageTraceTesting",
            dependencies: [
                "PageTrace", "PageTraceFiles",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            path: "Library/PageTraceTesting/Assertions", swiftSettings: strict),
        .target(
            name: "PageTraceTestingDiagrams", dependencies: ["PageTraceTesting", "PageTraceDiagrams", "PageTrace"],
            path: "Library/PageTraceTesting/Diagrams", swiftSettings: strict),

        .testTarget(
            name: "GraphvizTests", dependencies: ["Graphviz"], path: "Suites/GraphvizTests", swiftSettings: strict),
        .testTarget(
            name: "PageTraceTestingTests",
            dependencies: ["PageTraceTesting", "PageTraceTestingDiagrams", "PageTraceDiagrams", "PageTrace"],
            path: "Suites/PageTraceTestingTests", exclude: ["__Snapshots__"], swiftSettings: strict),
    ]
)
