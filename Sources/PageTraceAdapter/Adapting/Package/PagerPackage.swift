/// A test package around an app's pager: the pager's files stay where they are.
package struct PagerPackage: Sendable {
    /// A file of the package: its folder, empty for the package itself, its name, and its text.
    package struct File: Sendable {
        package let folder: String
        package let name: String
        /// With a last line by which it can be told whether it was changed.
        package let text: String
        /// Whether it is a test or a stub, which are there to be changed.
        package let isForChanging: Bool

        init(folder: String, name: String, text: String, isForChanging: Bool = false) {
            (self.folder, self.name, self.isForChanging) = (folder, name, isForChanging)
            self.text = Self.sealed(text)
        }

        private static func sealed(_ text: String) -> String {
            // FNV-1a: it has to tell a change, and not to withstand anybody.
            let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return
                "\(text)// Written by pagetrace adapt, which replaces it unless it is changed: \(String(sum, radix: 16))\n"
        }

        /// Whether nobody has changed a text since it was written.
        package static func isUnchanged(_ text: String) -> Bool {
            guard let line = text.dropLast().lastIndex(of: "\n") else { return false }
            return sealed(String(text[...line])) == text
        }
    }

    package enum Source: Sendable {
        case path(String)
        case address(String)
    }

    package let files: [File]
    /// The name of the pager that the test is about, nil if the files have none.
    package let pager: String?
    /// The initializer whose arguments a test has to say, nil if there are none.
    package let placeholders: String?
    package let stubs: [ModuleStub]

    /// Makes a package.
    ///
    /// - Parameters:
    ///   - sources: The text of each file of the app.
    ///   - paths: Where they are, as seen from the package.
    ///   - pagetrace: Where pagetrace is, as seen from the package.
    package init(sources: [String], paths: [String], pagetrace: Source) {
        let survey = AppSurvey(sources)
        stubs = ModuleStub.stubs(for: survey.modules)
        pager = survey.pager?.name
        placeholders = survey.pager.flatMap { $0.isComplete ? nil : $0.expression }
        let list = paths.map { "// pagetrace: adapt \($0)\n" }.joined()
        files =
            [
                File(folder: "", name: "Package.swift", text: Self.manifest(stubs, pagetrace)),
                File(
                    folder: "Sources/AppUnderTest", name: "Files.swift",
                    text:
                        "// The files of the app, which stay where they are. Add what the compiler misses.\n//\n\(list)"
                ),
            ]
            + stubs.map {
                File(folder: "Stubs/\($0.module)", name: "\($0.module).swift", text: $0.text, isForChanging: true)
            }
            + (survey.pager.map {
                [
                    File(
                        folder: "Tests/AppUnderTestTests", name: "\($0.plainName)Tests.swift",
                        text: Self.test(of: $0, survey), isForChanging: true)
                ]
            } ?? [])
    }

    private static func manifest(_ stubs: [ModuleStub], _ pagetrace: Source) -> String {
        let products = ["PageTraceUIKit", "PageTraceSwiftUI"].map {
            ".product(name: \"\($0)\", package: \"pagetrace\")"
        }
        let dependencies =
            products
            + stubs.map { stub in
                stub.isApple
                    ? ".target(name: \"\(stub.module)\", condition: .when(platforms: [.linux]))" : "\"\(stub.module)\""
            }
        let targets = stubs.map { stub in
            // Built after what tests need, where an empty Photos or os would count as Apple's: canImport(os).
            let testing = ".product(name: \"PageTraceTesting\", package: \"pagetrace\")"
            let needs = stub.needs.map { "\"\($0)\"" } + products.prefix(1) + [testing]
            return """
                        .target(
                            name: "\(stub.module)", dependencies: [\(needs.joined(separator: ", "))],
                            path: "Stubs/\(stub.module)", swiftSettings: [.swiftLanguageMode(.v5)]),

                """
        }
        let source =
            switch pagetrace {
            case .path(let path): "name: \"pagetrace\", path: \(String(reflecting: path))"
            case .address(let address): "url: \(String(reflecting: address)), branch: \"main\""
            }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "PagerTests",
                platforms: [.macOS(.v13)],
                dependencies: [.package(\(source))],
                targets: [
                    .target(
                        name: "AppUnderTest",
                        dependencies: [
            \(dependencies.map { "                \($0),\n" }.joined())            ],
                        swiftSettings: [.swiftLanguageMode(.v5)],  // the mode of the app
                        plugins: [.plugin(name: "PageTraceAdapter", package: "pagetrace")]),
            \(targets.joined())        .testTarget(
                        name: "AppUnderTestTests",
                        dependencies: [
                            "AppUnderTest", .product(name: "PageTraceUIKit", package: "pagetrace"),
                            .product(name: "PageTraceSwiftUI", package: "pagetrace"),
                            .product(name: "PageTraceTesting", package: "pagetrace"),
                        ]),
                ]
            )

            """
    }

    private static func test(of pager: AppSurvey.Pager, _ survey: AppSurvey) -> String {
        let module = survey.modules.contains("SwiftUI") ? "PageTraceSwiftUI" : "PageTraceUIKit"
        let line = "\n        "
        let registered =
            survey.storyboardParts.map { ($0.name, "\($0.type)(coder: NSCoder())") }
            + (pager.usesStoryboard ? [("\"\(pager.plainName)\"", pager.expression)] : [])
        let storyboard = registered.map { "UIStoryboard.register(\(survey.storyboard), \($0)) { \($1) }\(line)" }
            .joined()
        let expression =
            pager.usesStoryboard
            ? "UIStoryboard(name: \(survey.storyboard), bundle: nil)\(line)    "
                + ".instantiateViewController(withIdentifier: \"\(pager.plainName)\") as! \(pager.name)"
            : pager.expression
        let title =
            (pager.title == nil ? "// " : "")
            + "driver.track(\"title\") { pager.\(pager.title ?? "navigationItem.title") }\n"
        let indexes = pager.indexes.map {
            """
                    // What should it be for a page? Say it, and remove the slashes:
                    // driver.track("\($0)", of: { page in (page as? YourPage)?.index }) { pager.\($0) }

            """
        }
        return """
            import PageTraceTesting
            import \(module)
            import Testing

            @testable import AppUnderTest

            @MainActor
            @Suite struct \(pager.plainName)Tests {
                private func driver() -> PagingDriver {
                    \(storyboard)let pager = \(expression)
                    let driver = PagingDriver(pager)
                    // Whatever the app uses for the page that shows:
                    \(title)\(indexes.joined())        // What the app offers, by its title or the name of its property:
                    // driver.offer(tap: "Next")
                    return driver
                }

                @Test func noWalkGoesWrong() {
                    let search = PagingDriver.explored(upTo: 3) { driver() }
                    print(search.verdict)
                    assertNoFindings(in: search)
                }
            }

            """
    }
}
