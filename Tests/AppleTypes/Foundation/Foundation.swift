// swift-format-ignore-file
// Apple's names, with the pages where they are documented.

@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSArray
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDictionary
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDictionary, result: inout [Key: Value]?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { [:] }
}

/// https://developer.apple.com/documentation/corefoundation/cgfloat
public typealias CGFloat = Double

extension CGPoint: Equatable {
    public static let zero = CGPoint(x: 0, y: 0)
    public static func == (one: CGPoint, other: CGPoint) -> Bool { one.x == other.x && one.y == other.y }
}

/// https://developer.apple.com/documentation/corefoundation/cgsize
extension CGSize: Equatable {
    public static func == (one: CGSize, other: CGSize) -> Bool { one.width == other.width && one.height == other.height }
}

extension CGRect {
    /// https://developer.apple.com/documentation/corefoundation/cgrect/init(x:y:width:height:)
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
}

/// https://developer.apple.com/documentation/foundation/date
public struct Date: Comparable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public static func < (one: Date, other: Date) -> Bool { false }
}

/// https://developer.apple.com/documentation/foundation/url
public struct URL: Sendable, Hashable {
    public init(fileURLWithPath path: String) {}
    public var path: String { "" }
}

/// https://developer.apple.com/documentation/foundation/data
public struct Data: Sendable {
    public init() {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public func write(to url: URL) throws {}
}

/// https://developer.apple.com/documentation/foundation/filehandle
public final class FileHandle: @unchecked Sendable {
    public static var standardError: FileHandle { FileHandle() }
    init() {}
    public convenience init(forWritingTo url: URL) throws { self.init() }
    public func write(_ data: Data) {}
    public func write<Bytes>(contentsOf data: Bytes) throws {}
}

extension Thread {
    /// https://developer.apple.com/documentation/foundation/thread/sleep(until:)
    public static func sleep(until date: Date) {}
    /// https://developer.apple.com/documentation/foundation/thread/sleep(fortimeinterval:)
    public static func sleep(forTimeInterval ti: TimeInterval) {}
}

/// https://developer.apple.com/documentation/foundation/processinfo
public final class ProcessInfo: @unchecked Sendable {
    /// https://developer.apple.com/documentation/foundation/processinfo/processinfo
    public static var processInfo: ProcessInfo { ProcessInfo() }
    init() {}
    /// https://developer.apple.com/documentation/foundation/processinfo/environment
    public var environment: [String: String] { [:] }
}

/// https://developer.apple.com/documentation/foundation/nstemporarydirectory()
public func NSTemporaryDirectory() -> String { "" }

extension RunLoop {
    /// https://developer.apple.com/documentation/foundation/runloop/mode
    public struct Mode: Hashable, Sendable {
        public static let `default` = Mode()
    }
    /// https://developer.apple.com/documentation/foundation/runloop/run(mode:before:)
    public func run(mode: Mode, before limitDate: Date) -> Bool { true }
}

/// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

/// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
}

/// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}
