import PageTrace
import Testing

/// Reads a trace, or records why it was refused.
func read(_ text: String, limits: TraceLimits = TraceLimits()) throws -> Trace {
    try TraceReader.read(text.utf8, name: "trace.json", limits: limits)
}

/// Reads a trace of four pages with these gestures.
func read(gestures: String, container: String = "\"transitionStyle\": \"scroll\"") throws -> [PageViewControllerGesture]
{
    Array(try trace(gestures: gestures, container: container).gestures)
}

/// Reads a trace of four pages with these gestures, as the trace that it is.
func trace(gestures: String, container: String = "\"transitionStyle\": \"scroll\"") throws -> Trace {
    try read(
        """
        { "version": 1, "pages": ["First", "Second", "Third", "Fourth"],
          "container": { "type": "pageViewController", \(container) },
          "gestures": [\(gestures)] }
        """
    )
}

/// The error with which something is refused.
func refusal(_ body: () throws -> some Any) -> TraceError? {
    do {
        _ = try body()
        Issue.record("nothing was refused")
        return nil
    } catch let error as TraceError {
        return error
    } catch {
        Issue.record("not a TraceError: \(error)")
        return nil
    }
}

/// The first line of the text of an error, without the name of the file.
func firstLine(_ error: TraceError?) -> String {
    let line = error?.description.split(separator: "\n").first ?? ""
    return String(line.dropFirst("trace.json:".count))
}

extension Trace {
    /// The gestures of a page view controller.
    var gestures: GestureSequence<PageViewControllerGesture> {
        get { pageViewController?.gestures ?? [] }
        set { pageViewController?.gestures = newValue }
    }
}

extension SplitMix64 {
    /// Draws one of the numbers from 0 on, each as often as any other.
    mutating func draw(below count: Int) -> Int {
        (0..<count).last { $0 == 0 || draw(1 / Double($0 + 1)) } ?? 0
    }
}
