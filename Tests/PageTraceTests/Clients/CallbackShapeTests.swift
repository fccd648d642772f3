import PageTrace
import Testing

/// A call is declared once: what is written of it and what is read of it follow from its shape.
@Suite("The shape of a call")
struct CallbackShapeTests {
    @Test(arguments: CallbackKind.allCases)
    func `What a call says makes the same call again`(kind: CallbackKind) throws {
        let line = "\(kind.shape.name)"
        let callback = try #require(
            Callback<String>(kind, kind.shape.arguments.map(\.value), answer: kind.shape.answer))
        #expect(callback.kind == kind && callback.role == kind.shape.role)
        #expect(callback.arguments == kind.shape.arguments && callback.answer == kind.shape.answer)
        #expect(CallbackRecord(callback, phase: .rest, name: { $0 }).name == line)
    }

    @Test(arguments: CallbackKind.allCases)
    func `A call with other pages is the same call`(kind: CallbackKind) throws {
        let callback = try #require(
            Callback<String>(kind, kind.shape.arguments.map(\.value), answer: kind.shape.answer))
        let longer = callback.map { $0 + "!" }
        #expect(longer.kind == kind)
        #expect(longer.arguments == callback.arguments.map { $0.map { $0 + "!" } })
        #expect(longer.answer == callback.answer?.map { $0 + "!" })
    }

    @Test("Values that make no call: a word that UIKit does not have, three pages side by side, a page that is missing")
    func noCall() {
        #expect(Callback<String>(.spineLocation, [.word("upside")]) == nil)
        #expect(Callback<String>(.willTransitionTo, [.pages(["1", "2", "3"])]) == nil)
        #expect(Callback<String>(.viewDidLoad, []) == nil)
    }

    @Test func `Names are UIKit's, each once`() {
        #expect(Set(CallbackKind.allCases.map(\.name)).count == CallbackKind.allCases.count)
        #expect(CallbackKind.spineLocation.name == "spineLocationFor")
        #expect(
            CallbackKind.tracked.map(\.name) == [
                "viewControllerAfter", "viewControllerBefore", "willTransitionTo", "didFinishAnimating",
                "scrollViewDidScroll",
            ])
    }
}
