// swift-format-ignore-file
// What Swift's own part of the module Darwin adds, as in stdlib/public/Platform of the Swift repository:
// https://github.com/swiftlang/swift/tree/main/stdlib/public/Platform

@_exported import Darwin

public var errno: Int32 {
    get { 0 }
    set {}
}

public var S_IFMT: mode_t { mode_t(0o170000) }
public var S_IFIFO: mode_t { mode_t(0o010000) }
public var S_IFCHR: mode_t { mode_t(0o020000) }
public var S_IFDIR: mode_t { mode_t(0o040000) }
public var S_IFREG: mode_t { mode_t(0o100000) }
public var S_IFLNK: mode_t { mode_t(0o120000) }
public var S_IFSOCK: mode_t { mode_t(0o140000) }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }
