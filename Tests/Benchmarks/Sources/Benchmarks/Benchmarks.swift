/// Measures what pagetrace promises, as ratios within one run.
///
///     swift run -c release --package-path Tests/Benchmarks Benchmarks
///
/// Times are of this machine and of this moment; the ratios are what to look at.
@main
struct Benchmarks {
    static func main() throws {
        print("| what | result | target |")
        print("| --- | --- | --- |")
        ReplayBenchmark.run()
        try FlowBenchmark.run()
        try ProcessBenchmark.run()
    }

    static func row(_ what: String, _ result: String, target: String = "") {
        print("| \(what) | \(result) | \(target) |")
    }
}
