// swift-tools-version: 6.2

import PackageDescription

// A package as somebody who uses pagetrace writes it: an app's paging logic, and its tests.
let package = Package(
    name: "reader",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In an app: .package(url: "https://github.com/OWNER/pagetrace", branch: "main")
        .package(name: "pagetrace", path: "../..")
    ],
    targets: [
        .target(
            name: "Reader", dependencies: [.product(name: "PageTrace", package: "pagetrace")],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        // Reads recordings in JSON, and knows nothing else of pagetrace.
        .target(name: "Ledger"),
        .testTarget(
            name: "LedgerTests", dependencies: ["Ledger", .product(name: "PageTrace", package: "pagetrace")]),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "Reader", .product(name: "PageTraceTesting", package: "pagetrace"),
                .product(name: "PageTraceDiagrams", package: "pagetrace"),
            ],
            exclude: ["__Snapshots__", "failure.txt"]
        ),
        .testTarget(
            name: "ReaderXCTests",
            dependencies: ["Reader", .product(name: "PageTraceTesting", package: "pagetrace")],
            exclude: ["__Snapshots__"]
        ),
    ]
)
