#if os(Linux)
    import Combine
    import PageTraceUIKit
    import SnapKit
    import Testing
    import os

    /// What stands in for modules of Apple's, as far as pagers use them.
    @Suite struct StubTests {
        private final class Model: ObservableObject {
            @Published var page = 0
        }

        @Test func `A published property tells of each value, until the subscription ends`() {
            let model = Model()
            var seen: [Int] = []
            var subscriptions: Set<AnyCancellable> = []
            model.$page.removeDuplicates().map { $0 * 10 }.sink { seen.append($0) }.store(in: &subscriptions)
            model.page = 1
            model.page = 1
            model.page = 2
            subscriptions = []
            model.page = 3
            #expect(seen == [0, 10, 20])
        }

        @Test func `A subject sends to whoever listens`() {
            let subject = PassthroughSubject<String, Never>()
            var seen: [String] = []
            let subscription = subject.filter { !$0.isEmpty }.eraseToAnyPublisher().sink { seen.append($0) }
            for text in ["a", "", "b"] { subject.send(text) }
            subscription.cancel()
            subject.send("c")
            #expect(seen == ["a", "b"])
        }

        @MainActor
        @Test func `A constraint can name an edge of another view, and nothing is solved`() {
            let (view, other) = (UIView(), UIView())
            view.snp.makeConstraints {
                $0.top.equalTo(other.snp.bottom).offset(8)
                $0.leading.equalTo(other.safeAreaLayoutGuide.snp.leading)
            }
            #expect(view.constraints.isEmpty)
        }

        @Test func `A logger takes what apps write`() {
            Logger(subsystem: "app", category: "pages").info("page \(1, privacy: .public) of \(["a"])")
            os_log("page %d", log: .default, type: .debug, 1)
        }
    }
#endif
