/// Why a file could not be read or written, in words for the user of the command line.
///
/// Its description consists of complete sentences and names the file: `cannot read "trace.json": there is no such
/// file.`
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, for code that distinguishes the cases.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case cannotRead
        /// The file, or a folder on the way to it, cannot be created or written.
        case cannotWrite
        /// There is more to read than the caller allowed.
        case limitExceeded
        /// The name cannot be, or must not be, the name of an output file.
        case refusedName
    }

    /// The path as the caller gave it, or the name of a standard stream.
    public let path: String
    public let kind: Kind

    /// The reason without the path and without a final period, such as "there is no such file".
    public let message: String

    /// A complete sentence that says what to do now, nil if the reason says enough.
    public let nextStep: String?

    private let isStream: Bool

    init(_ kind: Kind, _ path: String, _ message: String, nextStep: String? = nil, isStream: Bool = false) {
        self.path = path
        self.kind = kind
        self.message = message
        self.nextStep = nextStep
        self.isStream = isStream
    }

    init(_ kind: Kind, _ path: String, _ failure: SystemFailure, isStream: Bool = false) {
        let words = failure.words(isWriting: kind != .cannotRead)
        self.init(
            kind, path,
            failure == .notAFolder ? PathCheck.obstacle(on: path) : words.message,
            nextStep: words.nextStep, isStream: isStream)
    }

    /// The exit code of a command that ends with this error: 74 cannot read, 73 cannot write, 3 a limit was reached.
    public var exitCode: Int32 {
        switch kind {
        case .cannotRead: 74
        case .cannotWrite, .refusedName: 73
        case .limitExceeded: 3
        }
    }

    /// The error as one or two sentences, safe to print: control characters in the path are made visible.
    public var description: String {
        let subject =
            switch (isStream, isReading) {
            case (true, true): path
            case (true, false): "to \(path)"
            case (false, _): VisibleText.quoted(path)
            }
        let sentence = "cannot \(isReading ? "read" : "write") \(subject): \(message)."
        return nextStep.map { "\(sentence) \($0)" } ?? sentence
    }

    private var isReading: Bool { kind == .cannotRead || kind == .limitExceeded }
}
