import PageTrace
import PageTraceDiagrams

/// The flow diagram of long recordings, from the recording to the bytes of the SVG.
enum FlowBenchmark {
    static func run() throws {
        let short = try seconds(gestures: 1_000)
        let long = try seconds(gestures: 10_000)
        Benchmarks.row("flow of 1,000 gestures", "\(Int(short * 1000)) ms")
        Benchmarks.row("flow of 10,000 gestures", "\(Int(long * 1000)) ms", target: "3,000 ms")
        Benchmarks.row("flow, 10,000 to 1,000 gestures", ratio(long / short), target: "12 at most")
    }

    private static func seconds(gestures count: Int) throws -> Double {
        let pages = ["First", "Second", "Third", "Fourth"]
        var gestures: [Gesture] = [.set(ProgrammaticSet(["First"]))]
        for position in 0..<(count - 1) {
            gestures.append(.swipe(Swipe(position % 6 < 3 ? .forward : .backward)))
        }
        let recording = Recording(replaying: Trace(pages: pages, gestures: gestures))
        var best = Double.infinity
        for _ in 0..<3 {
            let time = try ContinuousClock().measure {
                _ = try Artifact.diagram(.flow, .svg).bytes(of: recording)
            }
            best = min(best, time / .seconds(1))
        }
        return best
    }
}
