import PageTraceAdapting
import Testing

@Suite struct AdaptedSourceTests {
    /// The app's part of an adapted file, without the line before it and without what is added.
    private func adapted(_ source: String) -> [String] {
        let lines = AdaptedSource(source, path: "/App.swift").text.split(
            separator: "\n", omittingEmptySubsequences: false)
        var result: [String] = []
        var line = 0
        for text in lines {
            if text.hasPrefix("#sourceLocation"), let number = text.split(separator: " ").last?.dropLast() {
                line = Int(number) ?? 0
            } else {
                while result.count < line { result.append("") }
                if result[line - 1].isEmpty { result[line - 1] = String(text) }
                line += 1
            }
        }
        return Array(result.prefix(source.split(separator: "\n", omittingEmptySubsequences: false).count))
    }

    @Test func `What only Objective-C needs becomes spaces, so that lines and columns stay`() {
        #expect(
            adapted("@objcMembers final class Pager: UIPageViewController {\n    @IBAction func tap() {}\n}")
                == ["             final class Pager: UIPageViewController {", "              func tap() {}", "}"])
        #expect(adapted("@objc(pager:) dynamic var a = 1") == ["                      var a = 1"])
    }

    @Test func `A selector becomes a method of the type around it, in the place where it stands`() {
        let source = """
            class Pager {
                func load() { add(self, #selector(tap(_:)), 1) }
            }
            """
        #expect(adapted(source)[1] == "    func load() { add(self, _selector1        , 1) }")
        let text = AdaptedSource(source, path: "/App.swift").text
        #expect(text.contains("static var _selectorOf1: MethodSelector { MethodSelector(\"tap(_:)\", Pager.tap(_:)) }"))
        #expect(text.contains("private nonisolated var _selector1: MethodSelector { Pager._selectorOf1 }"))
    }

    @Test(
        arguments: [
            ("self.tap", "MethodSelector(\"tap\", Pager.tap)"),
            ("Self.tap(_:)", "MethodSelector(\"tap(_:)\", Pager.tap(_:))"),
            (
                "Other.Inner.tap(sender:event:)",
                "MethodSelector(\"tap(sender:event:)\", Other.Inner.tap(sender:event:))"
            ),
            ("tap as () -> Void", "MethodSelector(\"tap\", Pager.tap as (Pager) -> (()->Void))"),
            ("getter: Other.title", "MethodSelector(\"title\", getter: { ($0 as Other).title })"),
        ])
    func `A selector names a method in many ways`(written: String, expected: String) {
        let text = AdaptedSource("class Pager { let a = #selector(\(written)) }", path: "/App.swift").text
        #expect(text.contains(expected))
    }

    @Test func `Text and comments stay as they are`() {
        let source = #"""
            // @objc #selector(a)
            /* @objc /* nested */ @IBAction */
            let a = "@objc \(b("@objc")) #selector(x)"
            let c = #"@objc \(d) "quoted" "#
            let e = """
                @objc "in lines" \(f)
                """
            """#
        #expect(adapted(source).joined(separator: "\n") == source)
    }

    @Test func `What is for iOS is compiled, and what is for a Mac is not`() {
        #expect(
            adapted("#if os(iOS) || os(macOS)\n#elseif canImport(UIKit) && !os(tvOS)\n#endif")
                == ["#if true    || false    ", "#elseif true             && !false   ", "#endif"])
    }

    @Test func `Imports lead to the face, which brings Foundation along`() {
        #expect(
            adapted("import Foundation\nimport UIKit\nimport class UIKit.UIView\nimport CoreGraphics\nimport MyKit")
                == [
                    "                 ", "import PageTraceUIKit", "import PageTraceUIKit    ", "import PageTraceUIKit",
                    "import MyKit",
                ])
        #expect(adapted("import Foundation") == ["import Foundation"])
    }

    @Test func `Methods that are optional in UIKit are called without a question mark`() {
        #expect(
            adapted("delegate?.scrollViewDidScroll?(view); own?.changed?(1)")
                == ["delegate?.scrollViewDidScroll (view); own?.changed?(1)"])
    }

    @Test func `A file that is compiled only with a module says so where there is none`() {
        let text = AdaptedSource(
            "#if os(iOS) && canImport(CoreTelephony) // b\nclass A {}\n#endif\n", path: "/App.swift"
        ).text
        #expect(
            text.contains(
                "#if !(true && canImport(CoreTelephony))\n#sourceLocation(file: \"/App.swift\", line: 1)\n#warning"))
        #expect(text.contains("not true here: os(iOS) && canImport(CoreTelephony)\")"))
        for other in ["#if os(macOS)\nclass A {}\n#endif", "#if canImport(B)\n#else\nclass A {}\n#endif"] {
            #expect(!AdaptedSource(other, path: "/App.swift").text.contains("nothing of this file"))
        }
    }

    @Test func `A module of which nothing is compiled is an error, which names every condition`() {
        func error(_ sources: String...) -> String? {
            AdaptedSource(sources[0], path: "/App.swift", rest: Array(sources.dropFirst())).text
                .split(separator: "\n").first { $0.hasPrefix("#error") }.map(String.init)
        }
        let (one, other) = ("#if canImport(CoreTelephony)\nclass A {}\n#endif", "#if os(macOS)\nclass B {}\n#endif")
        #expect(error(one)?.hasSuffix("not true here: canImport(CoreTelephony)\")") == true)
        #expect(error(one, one, other)?.hasSuffix("not true here: canImport(CoreTelephony); os(macOS)\")") == true)
        #expect(error(one, "class C {}") == nil)
        #expect(!AdaptedSource(one, path: "/App.swift").text.contains("#error"))
        #expect(
            AdaptedSource(one, path: "/App.swift", rest: [other]).text.contains(
                "#if !(canImport(CoreTelephony)) && !(false"))
    }

    @Test func `Names of Swift 4 become those of today`() {
        #expect(
            adapted("addChildViewController(a); a.didMove(toParentViewController: self)")
                == ["addChild              (a); a.didMove(toParent              : self)"])
    }

    @Test(arguments: [
        ("UIPageViewControllerNavigationDirection.forward", "UIPageViewController.NavigationDirection.forward"),
        (
            "[UIPageViewControllerOptionInterPageSpacingKey: 8]",
            "[UIPageViewController.OptionsKey.interPageSpacing: 8]"
        ),
    ])
    func `A pager's own types have the names of today`(source: String, expected: String) {
        #expect(adapted(source) == [expected])
    }

    @Test func `An optional method in a subclass of a class that conforms is warned of`() {
        let method = "func pageViewController(_ p: A, willTransitionTo q: [B]) {}"
        func lines(_ source: String) -> [Int] { AdaptedSource(source, path: "/App.swift").remarks.map(\.line) }
        #expect(lines("class C: Base {\n\(method)\n}") == [2])
        #expect(lines("class C<T: D>: Base {\n\(method)\n}") == [2])
        for quiet in [
            "class C: Base {\noverride \(method)\n}", "class C: Base, UIPageViewControllerDelegate {\n\(method)\n}",
            "class C: Base {\n\(method)\n}\nextension C: UIPageViewControllerDelegate {}",
            "class C: UIPageViewController {\n\(method)\n}", "struct C: Base {\n\(method)\n}",
            "class C: Base {\nfunc pageViewController(_ p: A, viewControllerAfter q: B) {}\n}",
            "class C: Base {\nfunc other() {}\n}",
        ] { #expect(lines(quiet).isEmpty) }
    }

    @Test func `A preview is left out`() {
        #expect(
            adapted("let a = 1\n#Preview(\"b\") { View { c } }\nlet d = 2") == [
                "let a = 1", String(repeating: " ", count: 28), "let d = 2",
            ])
    }

    @Test(
        arguments: [
            ("protocol P {\n    @objc optional func a()\n}", 2, 11, "optional"),
            ("extension Pager {\n  override func viewDidLoad() {}\n}", 2, 3, "override"),
            ("a.addObserver(self, forKeyPath: \"b\")", 1, 3, "key-value"),
            ("a = b.observe(\\.frame, options: [.new]) { _, _ in }", 1, 7, "key-value"),
            ("class A { let s = #selector(model.tap) }", 1, 19, "variable"),
            ("#selector(", 1, 1, "not closed"),
        ])
    func `What cannot be adapted is said with its place`(source: String, line: Int, column: Int, word: String) throws {
        let adapted = AdaptedSource(source, path: "/App.swift")
        let remark = try #require(adapted.remarks.first)
        #expect(adapted.remarks.count == 1)
        #expect((remark.line, remark.column) == (line, column))
        #expect(remark.message.contains(word))
        #expect(adapted.text.contains("#warning(\"pagetrace: \(remark.message)\")"))
    }

    @Test(arguments: ["\\.contentOffset", "\\UIScrollView.contentOffset"])
    func `The offset of a scroll view can be observed`(path: String) {
        #expect(AdaptedSource("a = b.observe(\(path)) { _, _ in }", path: "/App.swift").remarks.isEmpty)
    }

    @Test func `A type that code outside cannot name has its selectors in itself`() {
        #expect(
            adapted("class A {\n private class B { let s = #selector(tap) }\n}")[1].contains("let s = B._selectorOf1"))
        #expect(adapted("class A<T> { let s = #selector(tap) }")[0].contains("let s = A._selectorOf1"))
    }

    @Test(arguments: [
        ("@IBOutlet weak var a: UILabel!", "               var a: UILabel! = makeOutlet()"),
        ("@IBOutlet private var a: Card.Label! // b", "          private var a: Card.Label! = makeOutlet() // b"),
        ("@IBOutlet var a: [UILabel]!", "          var a: [UILabel]! = []"),
        ("@IBOutlet weak var a: UILabel?", "          weak var a: UILabel?"),
    ])
    func `An outlet that must not be nil gets an object`(source: String, expected: String) {
        #expect(adapted(source) == [expected])
    }
}
