extension SourceAdapter {
    /// The methods of UIKit's protocols that are optional there and have defaults in the face.
    static let optionalMethods: Set<Substring> = [
        "pageViewController", "presentationCount", "presentationIndex",
        "pageViewControllerSupportedInterfaceOrientations",
        "pageViewControllerPreferredInterfaceOrientationForPresentation",
        "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
        "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
        "scrollViewDidZoom", "scrollViewDidScrollToTop", "viewForZooming", "gestureRecognizerShouldBegin",
        "gestureRecognizer",
    ]

    /// The names of Swift 4, which Apple's compiler refuses by now, and those of today; none of them is longer.
    static let renamed: [Substring: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children", "toParentViewController": "toParent",
        "activityIndicatorStyle": "style",
    ]

    /// Words that begin a declaration or modify one.
    static let declarationWords: Set<Substring> = [
        "var", "let", "func", "class", "struct", "enum", "protocol", "typealias", "static", "final", "override",
        "private", "fileprivate", "internal", "public", "open", "lazy", "weak", "unowned", "required", "convenience",
        "init", "subscript",
    ]

    /// The answer to `os(iOS)` and the like, as for iOS; nil to leave it to the compiler.
    static func answer(to question: Substring, _ argument: Substring) -> Bool? {
        switch (question, argument) {
        case ("os", "iOS"): true
        case ("os", "macOS"), ("os", "OSX"), ("os", "tvOS"), ("os", "watchOS"), ("os", "visionOS"): false
        case ("canImport", _) where modules[argument] != nil: true
        case ("canImport", "AppKit"), ("canImport", "Cocoa"): false
        default: nil
        }
    }
}
