import Paging

/// The steps of a session so far, by what was seen in each.
///
/// A walk goes through the same few situations again and again. A step that repeats is not put into words again, and
/// shares its storage with the first one.
@usableFromInline
struct KnownSteps<Page: Hashable> {
    /// An event and its step.
    ///
    /// A class, so that events are compared without being copied.
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

    /// The maximum number of steps kept, which bounds the memory of a walk that does not repeat.
    @usableFromInline static var limit: Int { 500 }
    /// The maximum number of steps with one fingerprint, all of which are compared.
    @usableFromInline static var comparisons: Int { 16 }

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

    /// Keeps the step of an event, if there is room.
    @inlinable
    mutating func keep(_ step: Step, of event: PageEvent<Page>) {
        let fingerprint = event.fingerprint
        guard count < Self.limit, entries[fingerprint]?.count ?? 0 < Self.comparisons else { return }
        count += 1
        entries[fingerprint, default: []].append(Entry(event, step))
    }
}

extension KnownSteps: Sendable where Page: Sendable {}
extension KnownSteps.Entry: Sendable where Page: Sendable {}
