/// The model beside caches of three pages that go the same walk and call nobody.
enum PeerBenchmark {
    private static let size = 10_000_000

    static func tables() throws -> [Table] {
        var table = Table(["10,000,000 swipes", "a second", "the model is", "target", ""])
        let model = Double(size) / (try Task.counted.measure(size).seconds)
        table.add(["pagetrace, model alone, three callbacks a swipe", rate(model), "", "", ""])
        func compare(_ name: String, _ seconds: Double, target: String = "ahead", times: Double = 1) {
            let peer = Double(size) / seconds
            let mark = target.isEmpty ? "" : model > times * peer ? "✓" : "✗"
            table.add([name, rate(peer), "\(fixed(model / peer)) × as fast", target, mark])
        }
        compare("Swift, three variables: the floor", try Task.threeVariables.measure(size).seconds, target: "")
        compare("Swift, dictionary and linked list", try Task.dictionaryAndList.measure(size).seconds)
        try Place.withFolder { folder in
            if let compiler = Place.program("c++") {
                let program = folder + "/lru"
                _ = try Child([compiler, "-O2", "-o", program, Place.package + "/Peers/lru.cpp"])
                compare("C++, std::list and std::unordered_map", try measure([program, "\(size)"]))
            }
            if let python = Place.program("python3") {
                let seconds = try measure([python, Place.package + "/Peers/lru.py", "\(size / 10)"])
                compare("Python, collections.OrderedDict (1,000,000 swipes)", seconds * 10)
                // Without the package, nothing is measured, and the row is left out.
                let script = Place.package + "/Peers/lru-libcachesim.py"
                if let seconds = try? measure([python, script, "\(size)", folder + "/walk"]) {
                    compare("libCacheSim's LRU, a walk in its binary form", seconds, target: "2.5 ×", times: 2.5)
                }
            }
        }
        return [table]
    }

    private static func measure(_ command: [String]) throws -> Double {
        try Measurement(Child(command, keepsOutput: true)).seconds
    }
}
