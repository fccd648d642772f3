/// The benchmarks, in the order of the tables.
enum Group: String, CaseIterable {
    case replay, peers, process, layout, growth, start, long, exploring, build

    func tables() throws -> [Table] {
        switch self {
        case .replay: try ReplayBenchmark.tables()
        case .peers: try PeerBenchmark.tables()
        case .process: try ProcessBenchmark.tables()
        case .layout: try LayoutBenchmark.tables()
        case .growth: try GrowthBenchmark.tables()
        case .start: try StartBenchmark.tables()
        case .long: try LongTraceBenchmark.tables()
        case .exploring: try ExplorationBenchmark.tables()
        case .build: try BuildBenchmark.tables()
        }
    }
}
