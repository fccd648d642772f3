/// What a call looks like: its name, its arguments with their labels, its answer.
///
/// It is read off an example. Whoever writes calls and whoever reads them have no other description of them, and cannot
/// come to differ.
package struct CallbackShape: Sendable {
    package let kind: CallbackKind
    /// The name of the method, such as `viewControllerAfter`.
    package let name: String
    package let role: CallbackRole
    /// The arguments of an example, in order.
    package let arguments: [CallbackArgument<String>]
    /// The answer of an example, nil if nothing is answered.
    package let answer: CallbackValue<String>?
    /// The side of a page on which it asks for another, nil if it asks for none.
    package let askedSide: Direction?

    /// The shape of every call, in the order of the documentation.
    package static let all = CallbackKind.allCases.map(CallbackShape.init)

    private init(_ kind: CallbackKind) {
        self.kind = kind
        // One method has a longer name than its call.
        name = kind == .spineLocation ? "spineLocationFor" : "\(kind)"
        role = kind.role
        let example = kind.example
        (arguments, answer, askedSide) = (example.arguments, example.answer, example.question?.side)
    }

    /// The words that an argument can be, by its label; those of the answer if `isAnswer`.
    ///
    /// Empty if it is no word; `nil` among them stands for no value.
    package func words(label: String? = nil, isAnswer: Bool = false) -> [String] {
        switch (kind, label) {
        case (.spineLocation, _):
            isAnswer ? SpineLocation.allCases.map(\.rawValue) + ["nil"] : InterfaceOrientation.allCases.map(\.rawValue)
        case (_, "toParent"): ["container", "nil"]
        case (_, "direction"): Direction.allCases.map(\.rawValue)
        default: []
        }
    }

    /// Whether an argument can be left out: whether an appearance is animated is seldom printed.
    package func isOptional(_ argument: CallbackArgument<String>) -> Bool {
        role == .appearance && argument.label == "animated"
    }
}

extension CallbackKind {
    package var shape: CallbackShape { CallbackShape.all[Int(rawValue)] }
    package var name: String { shape.name }

    /// The calls that a tracker can follow: those that say where a transition goes, and where the scroll view is.
    package static let tracked: [CallbackKind] = [
        .viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating, .scrollViewDidScroll,
    ]

    /// The calls in which a client of a trace can act.
    package static let moments = allCases.filter { kind in
        kind != .spineLocation && ![.containment, .request, .progress].contains(kind.role)
    }
}

/// The call in which a client acts.
package typealias ActionMoment = CallbackKind
