import Foundation

/// How far the tests go: by default as far as somebody waits for, with `PAGETRACE_DEEP=1` as far as `.ci/deep` does.
public enum Depth {
    /// Whether the tests that take minutes run as well.
    public static let isDeep = ProcessInfo.processInfo.environment["PAGETRACE_DEEP"].map { $0 != "0" } ?? false

    /// What is tried by default, and with it what is tried by a deep run alone.
    public static func cases<Case>(_ usual: [Case], deep: [Case]) -> [Case] {
        isDeep ? usual + deep : usual
    }

    /// An amount of work.
    public static func amount(_ usual: Int, deep: Int) -> Int {
        isDeep ? deep : usual
    }
}
