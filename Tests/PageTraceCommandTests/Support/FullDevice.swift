import Foundation

/// The device of Linux on which nothing ever fits.
enum FullDevice {
    static let exists = FileManager.default.fileExists(atPath: "/dev/full")
}
