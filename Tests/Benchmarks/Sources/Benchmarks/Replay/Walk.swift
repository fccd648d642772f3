import PageTrace

/// The walk of all replay benchmarks: 1→2→3→4→3→2→1 and so on.
enum Walk {
    /// Swipes back and forth, and answers the number of callbacks.
    static func count(swipes: Int) -> Int {
        var client = CountingReceiver(pages: 4)
        walk(swipes, &client)
        return client.callbacks
    }

    /// The same with every callback kept in memory.
    static func record(swipes: Int) -> Int {
        var recorder = Recorder(CountingReceiver(pages: 4))
        walk(swipes, &recorder)
        return recorder.log.count
    }

    /// The same through a session: a step is made of every swipe, and dropped.
    static func session(swipes: Int) -> Int {
        var session = Session(client: CountingClient(pages: 4))
        session.set([1])
        var callbacks = 0
        go(swipes) { callbacks += session.swipe($0).callbacks.count }
        return callbacks
    }

    /// Through a session over so many pages that no step repeats.
    static func sessionAhead(swipes: Int) -> Int {
        var session = Session(client: CountingClient(pages: swipes + 1))
        session.set([1])
        var callbacks = 0
        for _ in 0..<swipes { callbacks += session.swipe(.forward).callbacks.count }
        return callbacks
    }

    /// The same as a trace, replayed and written as JSON lines, a step at a time.
    static func writeLines(swipes: Int, to file: inout OutputFile) throws {
        for piece in StreamedLog(of: trace(swipes: swipes), as: .jsonLines) { try file.write(piece) }
    }

    /// The walk as a trace: a set, then swipes, told as a repetition.
    static func trace(swipes: Int) -> Trace {
        let round = [Direction.forward, .forward, .forward, .backward, .backward, .backward].map {
            PageViewControllerGesture.page(.swipe(Swipe($0)))
        }
        let rest = round.prefix(swipes % round.count).map {
            GestureSequence<PageViewControllerGesture>.Part.gesture($0)
        }
        let gestures = GestureSequence<PageViewControllerGesture>(
            parts: [
                .gesture(.page(.set(PageSet(["First"])))),
                .repetition(GestureSequence(round), count: swipes / round.count),
            ] + rest)
        return Trace(pages: ["First", "Second", "Third", "Fourth"], gestures: gestures)
    }

    @inline(__always)
    private static func walk(_ swipes: Int, _ client: inout some CallbackReceiver) {
        var container = PageViewControllerModel()
        container.setViewControllers([PageNumber(0)], client: &client)
        go(swipes) { container.swipe($0, client: &client) }
    }

    @inline(__always)
    private static func go(_ swipes: Int, _ swipe: (Direction) -> Void) {
        var direction = Direction.forward
        var left = 3
        for _ in 0..<swipes {
            swipe(direction)
            left &-= 1
            if left == 0 {
                left = 3
                direction = direction.opposite
            }
        }
    }
}
