import PageTrace
import PageTraceDiagrams

/// Small pieces of work whose instructions are counted: the same on every run.
///
/// Each is one run of this program. `.ci/count-instructions` takes off what `nothing` or another workload costs.
enum Workload: String, CaseIterable {
    /// The start and the end of the program.
    case nothing
    /// 100,000 swipes of the model alone.
    case swipes
    /// 100,000 swipes with every callback kept.
    case recorded
    /// 2,000 steps of a session with a client of this module.
    case session
    /// A trace file of 2,000 gestures, read; most of it is made by `traceText`.
    case read
    /// The file that `read` reads.
    case traceText
    /// A path of 2,000 gestures, read.
    case path
    /// 2,000 gestures, replayed: the base of the next two.
    case replay
    /// The same, and their text.
    case text
    /// The same, and their JSON lines.
    case lines
    /// 200 gestures as SVG.
    case flow, calls, cache
    /// The few states of 200 gestures as SVG.
    case states

    func run() throws {
        print(try result)
    }

    /// A number that says that the work was done.
    private var result: Int {
        get throws {
            switch self {
            case .nothing: 0
            case .swipes: Walk.count(swipes: 100_000)
            case .recorded: Walk.record(swipes: 100_000)
            case .session: Walk.session(swipes: 2_000)
            case .traceText: UnevenWalk.trace(gestures: 2_000).json().utf8.count
            case .read:
                try TraceReader.read(Array(UnevenWalk.trace(gestures: 2_000).json().utf8), name: "walk").gestureCount
            case .path: try Trace(path: Self.longPath, pages: 4).gestureCount
            case .replay: Self.recording(2_000).steps.count
            case .text: Self.recording(2_000).text.utf8.count
            case .lines: Self.recording(2_000).jsonLines.utf8.count
            case .flow: try Drawing.svg(.flow, of: Self.recording(200)).count
            case .calls: try Drawing.svg(.calls, of: Self.recording(200)).count
            case .cache: try Drawing.svg(.cache, of: Self.recording(200)).count
            case .states:
                try Drawing.svg(.states, of: Recording(replaying: Walk.trace(swipes: 200))).count
            }
        }
    }

    private static func recording(_ gestures: Int) -> Recording {
        Recording(replaying: UnevenWalk.trace(gestures: gestures))
    }

    /// 1→2→3→4→3→2→1 and so on.
    private static var longPath: String {
        "1" + String(repeating: "→2→3→4→3→2→1", count: 333)
    }
}
