// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses the library builds it.
let package = Package(
    name: "pagetrace-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "pagetrace", path: "../..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "PageTrace", package: "pagetrace"),
                .product(name: "PageTraceDiagrams", package: "pagetrace"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]
        )
    ]
)
