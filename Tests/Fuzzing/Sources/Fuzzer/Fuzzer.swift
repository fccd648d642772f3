import FuzzTargets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Hands one target to libFuzzer: `Fuzzer --target=NAME [OPTION…] [FOLDER…]`, with libFuzzer's own options.
///
/// With `--show` it says what each input means. libFuzzer ignores options with two hyphens, and hands them on to the
/// processes that it starts to merge and minimise.
@main
enum Fuzzer {
    /// What libFuzzer calls with every input.
    typealias Run = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    static func main() {
        guard target != nil else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            report("Fuzzer: name a target with \(option)NAME; there are \(names)")
            exit(64)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments) { check($0, $1) })
    }
}

private let option = "--target="
private let isShowing = CommandLine.arguments.contains("--show")

/// The target of this process: a C function holds no values, and so takes it from here.
private let target = CommandLine.arguments.first { $0.hasPrefix(option) }
    .flatMap { FuzzTarget(rawValue: String($0.dropFirst(option.count))) }

private func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if isShowing { report(target.description(of: bytes)) }
    do {
        try target.check(bytes)
    } catch {
        // libFuzzer takes this for the crash that it is to be, and keeps the input.
        report("\(target.rawValue): \(error)")
        abort()
    }
    return 0
}

private func report(_ text: String) {
    let line = Array((text + "\n").utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: Fuzzer.Run
) -> CInt

/// libFuzzer brings a `main` that wants this; it is never run, as this program has its own.
@_cdecl("LLVMFuzzerTestOneInput")
func unusedTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
