import Paging

/// The steps of what has been seen before.
///
/// A walk goes through the same few situations again and again, and the same words describe what follows. Steps with
/// the same words share their storage.
@usableFromInline
struct KnownSteps<Page: Hashable> {
    /// An event and its step.
    ///
    /// A class, because an event that is compared in place need not be copied.
    @usableFromInline
    final class Entry {
        @usableFromInline let event: PageEvent<Page>
        @usableFromInline let step: Step

        @inlinable
        init(_ event: PageEvent<Page>, _ step: Step) {
            self.event = event
            self.step = step
        }
    }

    /// The maximum number of steps kept; a walk in which so many differ seldom repeats one.
    @usableFromInline static var limit: Int { 500 }

    @usableFromInline var entries: [Int: [Entry]] = [:]
    @usableFromInline var count = 0

    @inlinable
    init() {}

    /// The step of an event that has been seen before, with a number; nil if it has not.
    @inlinable
    func step(_ event: PageEvent<Page>, number: Int) -> Step? {
        guard let entries = entries[event.fingerprint] else { return nil }
        for entry in entries where entry.event == event {
            var step = entry.step
            step.number = number
            return step
        }
        return nil
    }

    /// Keeps the step of an event.
    @inlinable
    mutating func keep(_ step: Step, of event: PageEvent<Page>) {
        guard count < Self.limit else { return }
        count += 1
        entries[event.fingerprint, default: []].append(Entry(event, step))
    }
}

extension KnownSteps: Sendable where Page: Sendable {}
extension KnownSteps.Entry: Sendable where Page: Sendable {}
