/// What lives only while a gesture, or a call of the app, is carried out: between two gestures it is as new.
struct OngoingGesture: Hashable, Sendable {
    /// The phase of the call that runs right now, nil between calls.
    var phaseOfCall: Phase?
    /// The calls that the gesture still loses.
    var losses: Losses = []
    /// The number of sets in progress, each made in a callback of the one before.
    var nestedSets = 0
    /// The number of sets since the outermost of these.
    var setsOfCallbacks = 0
    /// Whether these sets are without end, so that those still waiting are not carried out.
    var areSetsGivenUp = false
    /// Whether UIKit has yet to drop pages after an end, for a quirk.
    var isFlushing = false

    /// The maximum number of sets, each made in a callback of the one before, that are carried out within one gesture.
    /// (Choice)
    ///
    /// An app that never stops making them overflows the stack.
    static var largestNesting: Int { 20 }

    /// The maximum number of sets that follow from the callbacks of one gesture, turns of the main queue included.
    /// (Choice)
    ///
    /// An app that makes two sets in each callback makes a million of them before they are nested too deeply.
    static var mostSetsOfCallbacks: Int { 1_000 }

    /// Counts a set that a callback or a turn of the main queue makes; `false` if they are given up as endless.
    mutating func countSetOfCallback() -> Bool {
        setsOfCallbacks += 1
        if nestedSets > Self.largestNesting || setsOfCallbacks > Self.mostSetsOfCallbacks { areSetsGivenUp = true }
        return !areSetsGivenUp
    }
}
