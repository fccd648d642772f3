import PageTraceUIKit

/// What the world does to them.
@MainActor
enum World {
    static let photos = ["Beach", "Boat", "Barn"]

    static func library(loses photo: String) {
        NotificationCenter.default.post(
            name: Notification.Name("LibraryChanged"), object: nil, userInfo: ["removed": photo])
    }

    static func language(is language: String) {
        NotificationCenter.default.post(
            name: Notification.Name("LanguageChanged"), object: nil, userInfo: ["language": language])
    }
}
