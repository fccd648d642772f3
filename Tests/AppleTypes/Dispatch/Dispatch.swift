// swift-format-ignore-file
// Apple's names, with the pages where they are documented.

/// https://developer.apple.com/documentation/dispatch/dispatchqueue
public final class DispatchQueue: @unchecked Sendable {
    /// https://developer.apple.com/documentation/dispatch/dispatchqueue/main
    public static var main: DispatchQueue { DispatchQueue() }
    init() {}
    /// https://developer.apple.com/documentation/dispatch/dispatchqueue/async(execute:)
    public func async(execute work: @escaping @Sendable () -> Void) {}
}
