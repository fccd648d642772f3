// swift-tools-version: 6.2

import PackageDescription

// For the targets that hold an app's own files: whoever imports UIKit there gets PageTraceUIKit. The flag counts as
// unsafe, which SwiftPM allows in a package of one's own, and in no package that others depend on.
let asOnApple: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=PageTraceUIKit", "-module-alias", "SwiftUI=PageTraceSwiftUI"])
]

// Pagers as people write them, first wrong, then right, and their tests. In the sources nothing speaks of pagetrace.
let package = Package(
    name: "pagers",
    platforms: [.macOS(.v13)],
    dependencies: [
        // In an app: .package(url: "https://github.com/OWNER/pagetrace", branch: "main")
        .package(name: "pagetrace", path: "../..")
    ],
    targets: [
        .target(
            name: "WrongPagers",
            dependencies: [
                .product(name: "PageTraceUIKit", package: "pagetrace"),
                .product(name: "PageTraceSwiftUI", package: "pagetrace"),
            ],
            swiftSettings: asOnApple),
        .target(
            name: "RightPagers",
            dependencies: [
                .product(name: "PageTraceUIKit", package: "pagetrace"),
                .product(name: "PageTraceSwiftUI", package: "pagetrace"),
            ],
            swiftSettings: asOnApple),
        .target(
            name: "OldPagers",
            dependencies: [
                .product(name: "PageTraceUIKit", package: "pagetrace")
            ],
            swiftSettings: asOnApple + [.swiftLanguageMode(.v5)]),
        // Files of an app that need Objective-C, as they are: no flag, but a plugin that adapts copies of them.
        .target(
            name: "WrongApp",
            dependencies: [
                .product(name: "PageTraceUIKit", package: "pagetrace"),
                .product(name: "PageTraceSwiftUI", package: "pagetrace"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PageTraceAdapter", package: "pagetrace")]),
        .target(
            name: "RightApp",
            dependencies: [
                .product(name: "PageTraceUIKit", package: "pagetrace"),
                .product(name: "PageTraceSwiftUI", package: "pagetrace"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PageTraceAdapter", package: "pagetrace")]),
        // What five articles build, and in place of the modules that they import.
        .target(
            name: "ArticleApp",
            dependencies: [
                "SnapKit", "RxSwift", "RxCocoa", .product(name: "PageTraceUIKit", package: "pagetrace"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PageTraceAdapter", package: "pagetrace")]),
        .target(
            name: "SnapKit", dependencies: [.product(name: "PageTraceUIKit", package: "pagetrace")],
            path: "Stubs/SnapKit", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "RxSwift", dependencies: [.product(name: "PageTraceUIKit", package: "pagetrace")],
            path: "Stubs/RxSwift", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "RxCocoa", dependencies: ["RxSwift", .product(name: "PageTraceUIKit", package: "pagetrace")],
            path: "Stubs/RxCocoa", swiftSettings: [.swiftLanguageMode(.v5)]),
        // A Mac has these two. They are built after what tests need, where a module os would count as Apple's.
        .target(
            name: "Combine", dependencies: [.product(name: "PageTraceTesting", package: "pagetrace")],
            path: "Stubs/Combine", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "os", dependencies: [.product(name: "PageTraceTesting", package: "pagetrace")],
            path: "Stubs/os", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "PagersTests",
            dependencies: [
                "WrongPagers", "RightPagers", "OldPagers", "WrongApp", "RightApp", "ArticleApp",
                .target(name: "Combine", condition: .when(platforms: [.linux])),
                .target(name: "os", condition: .when(platforms: [.linux])),
                .product(name: "PageTraceUIKit", package: "pagetrace"),
                .product(name: "PageTraceSwiftUI", package: "pagetrace"),
                .product(name: "PageTrace", package: "pagetrace"),
                .product(name: "PageTraceRecorder", package: "pagetrace"),
                .product(name: "PageTraceTesting", package: "pagetrace"),
            ],
            exclude: ["__Snapshots__"]),
    ]
)
