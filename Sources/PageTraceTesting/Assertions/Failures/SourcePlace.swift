import IssueReporting

#if os(Linux)
    import XCTest
#endif

/// The location of an assertion, and its test.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    /// The function around the assertion, such as `walk(path:)`.
    let testName: String
    let line: UInt
    let column: UInt
    /// The path of the test's file, beside which snapshots are stored.
    let path: String

    /// - Parameter path: Another path to store snapshots beside, for tests of the assertions themselves.
    init(
        _ fileID: StaticString, _ filePath: StaticString, _ testName: String, _ line: UInt, _ column: UInt,
        path: String? = nil
    ) {
        (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
        (self.line, self.column, self.path) = (line, column, path ?? "\(filePath)")
    }

    /// Fails the running test, under both Swift Testing and XCTest; does nothing without a message.
    func report(_ message: String?) {
        guard let message else { return }
        #if os(Linux)
            // The library mistakes every XCTest run on Linux for one inside an app, and would add a warning about that.
            if case .xcTest? = TestContext.current { return XCTFail(message, file: filePath, line: line) }
        #endif
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The name of the test without its parameters and without the backticks of a raw identifier.
    var test: String {
        var name = testName[...]
        // Only a list of parameters at the end is removed: a raw identifier may contain parentheses of its own.
        if name.hasSuffix(")"), let opening = name.lastIndex(of: "(") { name = name[..<opening] }
        return name.filter { $0 != "`" }
    }

    /// The folder that the test is in.
    var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name of the test's file, without `.swift`.
    var file: String {
        let name = path.split(separator: "/").last ?? "Tests"
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }
}
