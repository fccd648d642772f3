import Foundation

/// The turns of the main queue, as far as a driver decides when they come.
@MainActor
protocol MainTurns {
    /// Runs code so that what it puts on the main queue waits for these turns.
    func within<Result>(_ body: () -> Result) -> Result

    /// The number of entries that wait, as far as it is known.
    var waiting: Int { get }

    /// The seconds until the first of them is due.
    var secondsToNext: Double { get }

    /// Lets so many seconds pass, and runs what is due.
    func run(after seconds: Double)
}

/// The turns of the real main queue, which the run loop performs. (Not tried with Apple's UIKit)
///
/// Nothing can stand between an app and the real queue, so the driver only lets the run loop run, and real time pass.
struct RunLoopTurns: MainTurns {
    func within<Result>(_ body: () -> Result) -> Result {
        #if canImport(ObjectiveC)
            // A page that is released late would count as leaked.
            autoreleasepool(invoking: body)
        #else
            body()
        #endif
    }

    var waiting: Int { 0 }

    var secondsToNext: Double { 0 }

    func run(after seconds: Double) {
        let end = Date(timeIntervalSinceNow: max(0, seconds))
        repeat {
            // Without anything to wait for, it returns at once.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
        } while Date() < end
    }
}
