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

    /// The labels of those methods of the same name that are not optional.
    static let requiredLabels: Set<Substring> = ["viewControllerBefore", "viewControllerAfter"]

    /// The names of Swift 4, which Apple's compiler refuses by now, and those of today: what follows stays in its column,
    /// or in the next.
    static let renamed: [Substring: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children", "toParentViewController": "toParent",
        "activityIndicatorStyle": "style",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
        "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
        "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
        "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
        "UIPageViewControllerOptionSpineLocationKey": "UIPageViewController.OptionsKey.spineLocation",
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

extension SourceAdapter {
    /// The condition around a whole file, as written and as the compiler gets it.
    typealias Condition = (line: Int, written: String, adapted: String)

    static func conditionOfFile(_ text: String) -> Condition? {
        var adapter = SourceAdapter(text, path: "")
        adapter.adapt()
        return adapter.conditionOfFile
    }

    /// The condition around this file; nil if there is none, or another part without it.
    var conditionOfFile: Condition? {
        guard let first = source.tokens.first, source.isToken(0, "#if"),
            source.isToken(source.tokens.count - 1, "#endif")
        else { return nil }
        var depth = 0
        for index in source.tokens.indices where source.tokens[index].kind == .directive {
            if source.isToken(index, "#if") { depth += 1 }
            if source.isToken(index, "#endif") { depth -= 1 }
            let isOther = source.isToken(index, "#else") || source.isToken(index, "#elseif")
            let isLast = index == source.tokens.count - 1
            if depth == 0 && !isLast || depth == 1 && isOther { return nil }
        }
        let line = source.place(of: first.range.lowerBound).line
        let written = condition(in: String(decoding: source.bytes, as: UTF8.self), line: line)
        guard !written.contains("\""), !written.contains("\\") else { return nil }
        return (line, written, condition(in: source.changed, line: line))
    }

    /// What follows `#if` in a line.
    private func condition(in text: String, line: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1), let start = lines[line - 1].firstRange(of: "#if") else { return "true" }
        let condition = lines[line - 1][start.upperBound...]
        let end = condition.firstRange(of: "//")?.lowerBound ?? condition.endIndex
        return condition[..<end].split(separator: " ").joined(separator: " ")
    }
}
