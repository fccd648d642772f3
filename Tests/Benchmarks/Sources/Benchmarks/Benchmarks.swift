import Foundation
import PageTrace

@main
struct Benchmarks {
    static func main() {
        for n in [10, 1000, 1_000_000, 10_000_000] {
            let t = ContinuousClock().measure { precondition(Walk.count(swipes: n) > n) }
            print("count", n, Double(n) / (t / .seconds(1)) / 1e6, "M/s")
        }
        for n in [10, 1000, 1_000_000, 1_000_000, 10_000_000] {
            let t = ContinuousClock().measure { precondition(Walk.record(swipes: n) > n) }
            print("record", n, Double(n) / (t / .seconds(1)) / 1e6, "M/s")
        }
    }
}
