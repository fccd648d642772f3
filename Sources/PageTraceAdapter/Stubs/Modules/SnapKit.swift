// swift-format-ignore-file
// In place of SnapKit: constraints are not solved here, so none is made.
import PageTraceUIKit

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL() }
}

extension UILayoutGuide {
    public var snp: ConstraintViewDSL { ConstraintViewDSL() }
}

@dynamicMemberLookup
public struct ConstraintViewDSL {
    public subscript(dynamicMember edge: String) -> ConstraintMaker { ConstraintMaker() }
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { closure(ConstraintMaker()) }
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) { closure(ConstraintMaker()) }
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) { closure(ConstraintMaker()) }
    public func removeConstraints() {}
}

/// What is said of a constraint: each word leads to the next.
@dynamicMemberLookup
public struct ConstraintMaker {
    public subscript(dynamicMember word: String) -> ConstraintMaker { self }
    @discardableResult
    public func equalToSuperview() -> ConstraintMaker { self }
    @discardableResult
    public func equalTo(_ other: Any?) -> ConstraintMaker { self }
    @discardableResult
    public func lessThanOrEqualTo(_ other: Any?) -> ConstraintMaker { self }
    @discardableResult
    public func greaterThanOrEqualTo(_ other: Any?) -> ConstraintMaker { self }
    @discardableResult
    public func offset(_ amount: Any) -> ConstraintMaker { self }
    @discardableResult
    public func inset(_ amount: Any) -> ConstraintMaker { self }
    @discardableResult
    public func multipliedBy(_ amount: Any) -> ConstraintMaker { self }
    @discardableResult
    public func priority(_ amount: Any) -> ConstraintMaker { self }
}
