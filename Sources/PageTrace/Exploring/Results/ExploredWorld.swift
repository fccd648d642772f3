public import Paging

/// One of the containers in which a trace can be explored: a system, and at most one quirk or reading more than the trace
/// has.
public struct ExploredWorld: Hashable, Sendable {
    package let system: PagingSystem
    /// The name of the quirk or reading that is on besides those of the trace; nil for none.
    package let switchedOn: String?

    /// The world in words, such as `iOS 26, lostDidFinish`.
    public var name: String { system.rawValue + (switchedOn.map { ", \($0)" } ?? "") }
}

extension Trace {
    /// The trace in each world that its container can be in; empty for a container that is the same on every system.
    ///
    /// The world of the trace itself comes first.
    ///
    /// - Parameters:
    ///   - systems: The systems.
    ///   - triesSwitches: Whether each quirk and each reading is switched on, one at a time.
    public func worlds(
        systems: [PagingSystem] = PagingSystem.allCases, triesSwitches: Bool = true
    ) -> [(world: ExploredWorld, trace: Trace)] {
        scenario.any.worlds(systems, triesSwitches: triesSwitches).map { ($0.world, with($0.scenario)) }
    }

    /// The trace with each quirk that its container could have and has not.
    package var withEachQuirk: [(quirk: String, trace: Trace)] {
        scenario.any.withEachQuirk.map { ($0.quirk, with($0.scenario)) }
    }

    /// Whether its container belongs to no system, as on iOS 17 and 18: both are to be tried.
    package var isBetweenSystems: Bool { scenario.any.container.isBetweenSystems }

    /// The trace on another system; as it is if its container is the same on every system.
    package func on(_ system: PagingSystem) -> Trace {
        worlds(systems: [system], triesSwitches: false).first?.trace ?? self
    }
}

extension RegisteredScenario {
    fileprivate func worlds(
        _ systems: [PagingSystem], triesSwitches: Bool
    ) -> [(world: ExploredWorld, scenario: TraceScenario)] {
        let switches = triesSwitches ? container.switches : []
        let containers: [(name: String?, container: Container)] =
            [(nil, container)] + switches.map { ($0.name, $0.container) }
        let isOwn = { (system: PagingSystem) in container.on(system) == container }
        return (systems.filter(isOwn) + systems.filter { !isOwn($0) }).flatMap { system in
            containers.compactMap { name, container in
                container.on(system).map { (ExploredWorld(system: system, switchedOn: name), changed($0)) }
            }
        }
    }

    fileprivate var withEachQuirk: [(quirk: String, scenario: TraceScenario)] {
        container.switches.filter(\.isQuirk).map { ($0.name, changed($0.container)) }
    }
}
