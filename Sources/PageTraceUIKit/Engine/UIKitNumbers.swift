package import PageTrace

// UIKit's enumerations in the model, and back: the one place that knows both. The numbers are UIKit's raw values, which
// both UIKits have.

extension SpineLocation {
    package var numberInUIKit: Int {
        switch self {
        case .none: 0
        case .min: 1
        case .mid: 2
        case .max: 3
        }
    }

    /// The spine in the model, nil for none, which the model treats as no answer.
    package init?(numberInUIKit number: Int) {
        guard number != 0, let spine = Self.allCases.first(where: { $0.numberInUIKit == number }) else { return nil }
        self = spine
    }
}

extension InterfaceOrientation {
    package var numberInUIKit: Int {
        switch self {
        case .portrait: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        case .landscapeLeft: 4
        }
    }

    /// The orientation in the model; unknown counts as portrait.
    package init(numberInUIKit number: Int) {
        self = Self.allCases.first { $0.numberInUIKit == number } ?? .portrait
    }
}
