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
    /// The trace in each world that its container can be in; empty for another container than a page view controller.
    ///
    /// The world of the trace itself comes first.
    ///
    /// - Parameters:
    ///   - systems: The systems.
    ///   - triesSwitches: Whether each quirk and each reading is switched on, one at a time.
    public func worlds(
        systems: [PagingSystem] = PagingSystem.allCases, triesSwitches: Bool = true
    ) -> [(world: ExploredWorld, trace: Trace)] {
        guard let own = pageViewController?.container else { return [] }
        var worlds: [(world: ExploredWorld, trace: Trace)] = []
        for system in systems.filter({ $0 == own.system }) + systems.filter({ $0 != own.system }) {
            var base = self
            base.pageViewController?.container.system = system
            worlds.append((ExploredWorld(system: system, switchedOn: nil), base))
            guard triesSwitches else { continue }
            for added in ContainerSwitch.off(in: own) {
                var other = base
                other.pageViewController?.container = added.on(in: own)
                other.pageViewController?.container.system = system
                worlds.append((ExploredWorld(system: system, switchedOn: added.name), other))
            }
        }
        return worlds
    }
}
