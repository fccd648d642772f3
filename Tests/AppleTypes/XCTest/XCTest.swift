// swift-format-ignore-file
// Apple's names, with the pages where they are documented.

@_exported import Foundation

/// https://developer.apple.com/documentation/xctest/xctestcase
open class XCTestCase: NSObject {}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@preconcurrency @MainActor
open class XCUIElement: NSObject {
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/tap()
    public func tap() {}
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/swipeleft()
    public func swipeLeft() {}
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/swiperight()
    public func swipeRight() {}
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/buttons
    public var buttons: XCUIElementQuery { XCUIElementQuery() }
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@preconcurrency @MainActor
public class XCUIElementQuery: NSObject {
    /// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/subscript(_:)
    public subscript(key: String) -> XCUIElement { XCUIElement() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launchenvironment
    public var launchEnvironment: [String: String] = [:]
    /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch()
    open func launch() {}
    /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/terminate()
    open func terminate() {}
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate
@preconcurrency @MainActor
public class XCUICoordinate: NSObject {
    /// https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/press(forduration:thendragto:withvelocity:thenholdforduration:)
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {}
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    public static let slow = XCUIGestureVelocity(rawValue: 1)
    public static let fast = XCUIGestureVelocity(rawValue: 2)
}
