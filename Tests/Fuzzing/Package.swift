// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// A package of its own, so that nobody who uses the library builds it. It compiles the library anew, through the link
// Library, because what is fuzzed has to be compiled for it; and it names only what is fuzzed, to be built quickly.
let package = Package(
    name: "pagetrace-fuzzing",
    platforms: [.macOS(.v13)],
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
            name: "PageTraceDocumentation", dependencies: ["Graphviz", "PageTraceDiagrams", "PageTraceFiles"],
            path: "Library/PageTraceDocumentation", swiftSettings: strict),

        // What is checked for every input. The tests of the library compile it too, and try the corpus with it.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "CGraphviz", "CGraphvizShim", "Graphviz", "PageTrace", "PageTraceDocumentation",
            ],
            swiftSettings: strict),
        .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets"], swiftSettings: strict),
    ]
)
