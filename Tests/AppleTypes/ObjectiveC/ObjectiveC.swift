// swift-format-ignore-file
// Apple's names, with the pages where they are documented.

@_exported import ObjectiveC

/// https://developer.apple.com/documentation/objectivec/objcbool
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
    var value: Int8
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var boolValue: Bool { value != 0 }
}

/// https://developer.apple.com/documentation/objectivec/selector
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable {
    var pointer: OpaquePointer
    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
    public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public var hashValue: Int { 0 }
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

/// https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
