/// A clean build of a library, by a package that only imports it.
struct LibraryBuild {
    let product: String
    /// The lines of its sources.
    let lines: Int
    /// The best of three builds, in seconds, from nothing but what has been fetched.
    let seconds: Double

    /// The seconds for a thousand lines.
    var share: Double { seconds * 1_000 / Double(lines) }

    var cells: [String] { [product, grouped(lines), "\(fixed(seconds, 1)) s", "\(fixed(share)) s"] }

    /// Builds a product of the package in a folder.
    init(of product: String, package: String, in source: String, sources: [String], _ swift: String) throws {
        self.product = product
        let folders = sources.map { "'\(source)/Sources/\($0)'" }.joined(separator: " ")
        let count = ["/bin/sh", "-c", "find \(folders) -name '*.swift' -exec cat {} + | wc -l"]
        lines = Int(try Child(count, keepsOutput: true).output.filter(\.isNumber)) ?? 0
        var times: [Double] = []
        try Place.withFolder { folder in
            _ = try Child(["/bin/mkdir", "-p", folder + "/Sources/App"])
            try OutputFile.write("import \(product)\n", to: folder + "/Sources/App/App.swift")
            try OutputFile.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let library = Target.Dependency.product(name: "\(product)", package: "\(package)")
                let package = Package(
                    name: "App", platforms: [.macOS(.v13)],
                    dependencies: [.package(name: "\(package)", path: "\(source)")],
                    targets: [.target(name: "App", dependencies: [library])])

                """, to: folder + "/Package.swift")
            _ = try Child([swift, "package", "--package-path", folder, "resolve"])
            for _ in 0..<3 {
                _ = try Child(["/bin/sh", "-c", "cd '\(folder)/.build' && rm -rf *-*-* debug plugins debug.yaml"])
                times.append(try Child([swift, "build", "--package-path", folder]).milliseconds / 1_000)
            }
        }
        seconds = times.min() ?? 0
    }
}
