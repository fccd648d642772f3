package import Paging

/// The part of the documentation that explains a finding, or a difference from the model.
///
/// A literal is a reference, too:
///
/// ```swift
/// recording.findings.contains { $0.rule == "E2" }
/// ```
public enum RuleReference: Hashable, Sendable {
    /// A rule of the model, by its number, such as `13`.
    case rule(String)
    /// An error that UIKit raises, by its name, such as `E2`.
    case error(String)
    /// A quirk, by its name, such as `lostDidFinish`; also any other word in a recording that pagetrace did not write.
    case quirk(String)

    /// Determines from its name what is referred to.
    package init(_ name: String) {
        switch name.first {
        case let first? where first.isNumber: self = .rule(name)
        case "E": self = .error(name)
        default: self = .quirk(name)
        }
    }

    package init(_ quirk: Quirk) { self = .quirk(quirk.rawValue) }

    /// The number or name alone, as it is written in a recording.
    package var name: String {
        switch self {
        case .rule(let name), .error(let name), .quirk(let name): name
        }
    }

    /// The name with what it names: `rule 13`, `E2`, `quirk lostDidFinish`.
    public var text: String {
        switch self {
        case .rule(let number): "rule \(number)"
        case .error(let name): name
        case .quirk(let name): "quirk \(name)"
        }
    }
}

extension RuleReference: ExpressibleByStringLiteral {
    /// Refers to what a name names.
    public init(stringLiteral name: String) { self.init(name) }
}
