import Paging
import Testing

@testable import PageTrace

@Suite("What the verdict says of assumed acts and losses")
struct AssumedActs {
    /// The sentence of acts before one line after the other.
    private func sentence(_ kinds: [Assumption.Kind]) throws -> String {
        let log = try ObservedLog(String(repeating: "viewDidLoad(First)\n", count: kinds.count))
        return log.words(kinds.enumerated().map { Assumption($1, position: $0) })
    }

    @Test func `Acts of one sort are told together, and sorts in one order`() throws {
        #expect(
            try sentence([
                .act(.orientation(.landscapeLeft)), .act(.container(.disappears)), .act(.dataSource(.assigned)),
                .act(.set(PageSet(["First"]))), .act(.container(.appears, animated: true)),
                .act(.set(PageSet(["Second"], isAnimated: true))), .act(.set(PageSet(["First"]))),
            ])
                == "the app set pages 3 times without logging it (before lines 4, 6 and 7), "
                + "the app assigned its data source without logging it (before line 3), "
                + "the container was covered or came back twice without logging it (before lines 2 and 5), "
                + "and the device was rotated without logging it (before line 1)")
    }

    @Test func `An act for which the sentence has no words of its own is said in those of a recording`() throws {
        #expect(
            try sentence([
                .act(.container(.layoutChanges)), .act(.dataSource(.removed)), .act(.container(.layoutChanges)),
            ])
                == "\"layout changes\" happened twice without logging it (before lines 1 and 3), "
                + "and \"remove the data source\" happened without logging it (before line 2)")
        // It begins as a set of pages does.
        #expect(
            try sentence([.act(.doubleSided(true))])
                == "\"set double-sided to true\" happened without logging it (before line 1)")
    }

    @Test func `Calls that one gesture loses are said one by one`() throws {
        #expect(
            try sentence([.loss([.completion, .didFinishAnimating]), .loss(.didFinishAnimating)])
                == "completion never came (before line 1), and didFinishAnimating never came (before lines 1 and 2)")
    }
}
