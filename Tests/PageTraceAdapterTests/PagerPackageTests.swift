import Foundation
import PageTraceAdapting
import Testing

/// The test package that `pagetrace adapt` writes around an app's files.
@Suite struct PagerPackageTests {
    private func package(_ sources: String...) -> PagerPackage {
        PagerPackage(
            sources: sources, paths: sources.indices.map { "../App/File\($0).swift" }, pagetrace: .path("../pagetrace"))
    }

    private func text(_ package: PagerPackage, _ name: String) -> String {
        package.files.first { $0.name == name }?.text ?? ""
    }

    /// How a test makes the pager.
    private func expression(_ source: String) -> String? {
        let package = package(source)
        return text(package, "\(package.pager?.filter { $0 != "`" } ?? "")Tests.swift").split(separator: "\n")
            .first { $0.contains("let pager = ") }.map { String($0.drop { $0 != "=" }.dropFirst(2)) }
    }

    @Test func `The files are named where they are, and none is written beside them`() {
        let package = package("import UIKit\nclass Tour: UIPageViewController {}", "import UIKit")
        #expect(
            package.files.map { "\($0.folder)/\($0.name)" } == [
                "/Package.swift", "Sources/AppUnderTest/Files.swift", "Tests/AppUnderTestTests/TourTests.swift",
            ])
        #expect(
            text(package, "Files.swift").contains(
                "// pagetrace: adapt ../App/File0.swift\n// pagetrace: adapt ../App/File1.swift\n"))
        #expect(text(package, "Package.swift").contains(".package(name: \"pagetrace\", path: \"../pagetrace\")"))
    }

    @Test func `Each module that is not here gets a stub, with what it needs itself`() {
        let package = package(
            "import Foundation\nimport UIKit\nimport RxCocoa\nimport Lottie\nimport class WebKit.WKWebView")
        #expect(package.stubs.map(\.module) == ["Lottie", "RxCocoa", "RxSwift", "WebKit"])
        #expect(package.stubs.filter(\.isEmpty).map(\.module) == ["Lottie", "WebKit"])
        let manifest = text(package, "Package.swift")
        // A Mac has it.
        #expect(manifest.contains(".target(name: \"WebKit\", condition: .when(platforms: [.linux])),"))
        #expect(manifest.contains("name: \"RxCocoa\", dependencies: [\"RxSwift\", .product(name: \"PageTraceUIKit\""))
        #expect(text(package, "RxSwift.swift").contains("class Observable<Element>"))
        // What stands in for Photos or os is there only when what asks whether it can import them is built.
        let stubs = manifest.split(separator: "name: \"PagerTests\"").last?.split(separator: "\n").filter {
            $0.contains("dependencies: [") && $0.contains("PageTraceUIKit")
        }
        #expect(stubs?.count == 4 && stubs?.allSatisfy { $0.contains("PageTraceTesting") } == true)
    }

    @Test func `The plugin and the package know the same modules`() throws {
        let plugin = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/PageTraceAdapter/Plugin/PageTraceAdapter.swift")
        let source = try String(contentsOf: plugin, encoding: .utf8)
        let list = try #require(source.split(separator: "let known: Set<String> = [").last?.prefix { $0 != "]" })
        #expect(
            Set(list.split(separator: "\"").map(String.init).filter { $0.first?.isLetter ?? false })
                == ModuleStub.present)
    }

    @Test func `What is imported and can be no module gets no stub`() {
        let package = package("import .\nimport `class`\nimport \"a\"\nimport 9\nimport A.B\nimport XCTest")
        #expect(package.stubs.map(\.module) == ["A"])
    }

    @Test func `A change of a file can be told`() {
        let text = text(package("import UIKit"), "Package.swift")
        #expect(PagerPackage.File.isUnchanged(text))
        for changed in ["", "\n", "// mine\n", text + "\n", text.replacing("PagerTests", with: "Mine")] {
            #expect(!PagerPackage.File.isUnchanged(changed))
        }
    }

    @Test(arguments: [
        ("class A: UIPageViewController {}", "A(transitionStyle: .scroll, navigationOrientation: .horizontal)"),
        ("class A: UIPageViewController { init() {} }", "A()"),
        ("class A: UIPageViewController { required init?(coder: NSCoder) {} }", "A(coder: NSCoder())!"),
        (
            "class A: UIPageViewController { init(_ b: [Int: (C) -> D], e f: G = g(1, 2), h: I?) {} }",
            "A(<#[Int:(C)->D]#>, h: <#I?#>)"
        ),
        ("class A: UIPageViewController { init(b: C, d: E) {}; convenience init(b: C) {} }", "A(b: <#C#>)"),
        (
            "class A: UIPageViewController { private init() {} }",
            "A(transitionStyle: .scroll, navigationOrientation: .horizontal)"
        ),
        (
            "class `default`: UIPageViewController {}",
            "`default`(transitionStyle: .scroll, navigationOrientation: .horizontal)"
        ),
        ("class A { class B: C {} }\nclass D: E { let f = UIPageViewController() }", "D()"),
        (
            """
            class Source: NSObject, UIPageViewControllerDataSource { func a(_ b: UIPageViewController) {} }
            class Base: UIViewController { func c(_ d: UIPageViewController) {} }
            class Screen: UIViewController { let e = UIPageViewController() }
            """, "Screen()"
        ),
        (
            """
            struct Pages: UIViewControllerRepresentable {
                func make() -> UIPageViewController { UIPageViewController() }
                class Coordinator: NSObject { func a(_ b: UIPageViewController) {} }
            }
            """, "UIHostingController(rootView: <#Pages(…)#>)"
        ),
    ])
    func `A test makes the pager as the app can`(source: String, expected: String) {
        #expect(expression(source) == expected)
    }

    @Test func `Arguments that a test has to say are told`() {
        #expect(package("class A: UIPageViewController { init(b: C) {} }").placeholders == "A(b: <#C#>)")
        #expect(package("class A: UIPageViewController { init(b: C = 1) {} }").placeholders == nil)
    }

    @Test func `What looks like a title or an index can be tracked`() {
        let test = text(
            package(
                """
                class A: UIPageViewController {
                    private(set) var currentIndex = 0
                    private var hiddenIndex = 0
                    func b() { navigationItem.title = c; var innerIndex = 1 }
                }
                """), "ATests.swift")
        #expect(test.contains("\n        driver.track(\"title\") { pager.navigationItem.title }\n"))
        #expect(test.contains("// driver.track(\"currentIndex\""))
        #expect(!test.contains("hiddenIndex") && !test.contains("innerIndex"))
    }

    @Test(arguments: [
        ("title = \"Tour\"\n", false), ("self.title = \"Tour\"", false),
        ("navigationItem.title = \"Tour, by us!\"", false),
        ("title = \"Page \\(index)\"", true), ("title = names[index]", true), ("navigationItem.title = name", true),
        ("title = \"Tour\"; title = names[index]", true),
    ])
    func `A title that never changes names no page`(statement: String, isTracked: Bool) {
        let test = text(package("class A: UIPageViewController { func b() { \(statement) } }"), "ATests.swift")
        #expect(test.contains("\n        driver.track(\"title\")") == isTracked)
    }

    @Test func `Dots that the app has can be tracked, and nothing of a view's value`() {
        let dots = package("class A: UIPageViewController { let dots = UIPageControl() }")
        #expect(text(dots, "ATests.swift").contains("// driver.track(\"dots.currentPage\""))
        let view = package(
            "struct A: UIViewControllerRepresentable { var currentPage = 0; func b() { UIPageViewController() } }")
        #expect(!text(view, "ATests.swift").contains("currentPage"))
    }

    @Test func `A pager that makes pages from its storyboard comes from one, which has what it asks for`() {
        let test = text(
            package(
                """
                class A: UIPageViewController {
                    func b() { storyboard?.instantiateViewController(withIdentifier: "Page") as? PageViewController }
                    func c() { storyboard!.instantiateViewController(withIdentifier: name) as! PageViewController }
                }
                """, "let d = UIStoryboard(name: \"Tour\", bundle: nil)"), "ATests.swift")
        #expect(
            test.contains(
                """
                        UIStoryboard.register("Tour", "Page") { PageViewController(coder: NSCoder()) }
                        UIStoryboard.register("Tour", "A") { A(transitionStyle: .scroll, navigationOrientation: .horizontal) }
                        let pager = UIStoryboard(name: "Tour", bundle: nil)
                            .instantiateViewController(withIdentifier: "A") as! A
                        let driver = PagingDriver(pager)

                """))
    }

    @Test func `Without a pager there is no test, and hostile files have none`() {
        #expect(package("struct A {}").pager == nil)
        for source in [
            "class", "class A", "class A: UIPageViewController {", "import", "class A: UIPageViewController { init(",
        ] {
            #expect(package(source).files.count >= 2)
        }
    }
}
