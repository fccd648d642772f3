// swift-format-ignore-file

/// https://apple.github.io/swift-argument-parser/documentation/argumentparser/exitcode
public struct ExitCode: Error {
    public init(_ code: Int32) {}
}
