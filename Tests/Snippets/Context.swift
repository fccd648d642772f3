// What the examples of the documentation take for granted: a trace, its recording, a client of an app. They are only
// type-checked, by `.ci/examples`; nothing here runs.

import Foundation
import PageTrace
import PageTraceTesting

struct Numbers: PageViewControllerClient, Hashable {
    var cache: Set<Int> = []
    var title: Int?

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore viewController: Int
    ) -> Int? { viewController > 1 ? viewController - 1 : nil }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter viewController: Int
    ) -> Int? { viewController < 4 ? viewController + 1 : nil }

    mutating func loadMore() async {}
}

typealias Presenter = Numbers

struct File {
    func write(_ text: String) {}
}

struct Article: Hashable {
    var title: String
}

struct NavigationItem {
    var title: String?
}
