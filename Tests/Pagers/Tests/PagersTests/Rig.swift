import PageTraceUIKit

/// A pager with its driver, and what its app and its user can do beside swipes.
@MainActor
struct Rig {
    private enum Act {
        case tap(String)
        case other(String, () -> Void)
    }

    let driver: PagingDriver
    private var acts: [Act] = []

    init(_ driver: PagingDriver) { self.driver = driver }

    /// With a control that can be tapped.
    func tapping(_ name: String) -> Rig {
        var rig = self
        rig.acts.append(.tap(name))
        return rig
    }

    /// With something else that can happen.
    func when(_ words: String, _ action: @escaping () -> Void) -> Rig {
        var rig = self
        rig.acts.append(.other(words, action))
        return rig
    }

    /// The driver for a search, which tries all of it.
    var searched: PagingDriver {
        for act in acts {
            switch act {
            case .tap(let name): driver.offer(tap: name)
            case .other(let words, let action): driver.offer(words, action)
            }
        }
        return driver
    }

    /// A walk in which each of it happens, at rest and in a drag.
    func walk() {
        driver.swipe(.forward)
        driver.swipe(.forward, ends: .cancelled)
        perform()
        driver.swipe(.backward)
        driver.drag(.forward)
        perform()
        driver.release(ends: .completed)
        driver.settle()
        driver.turn(after: 6)
        driver.swipe(.forward)
        driver.swipe(.backward)
        driver.swipe(.backward)
        driver.turn()
    }

    private func perform() {
        for act in acts {
            switch act {
            case .tap(let name): driver.tap(name)
            case .other(let words, let action): driver.act(words, action)
            }
            driver.turn()
        }
    }
}
