/// An app's own client, with pages of any type, as the model sees it: the one place where pages become numbers.
///
/// Every callback calls the method that UIKit would call, with the app's own pages and a typed view of the container.
package struct OwnClient<Client: PageViewControllerClient>: RecordedClient {
    package typealias Page = Client.Page

    package var client: Client
    package private(set) var numbers: PageNumbers<Page>
    package let name: (@Sendable (Page) -> String)?
    /// Variables that the app could have, beside those that it has: none, or one client that holds them.
    private var shadows: [ListClient]
    /// The methods that the client was found to lack: of roles without any, it need not be told again.
    private var missing: ClientMethods = []

    /// - Parameters:
    ///   - numbers: The pages that are known already.
    ///   - name: The name of a page, which need not be unique; if nil, its description.
    package init(
        _ client: Client, numbers: PageNumbers<Page> = PageNumbers(),
        name: (@Sendable (Page) -> String)? = nil, shadows: [ListClient] = []
    ) {
        (self.client, self.numbers, self.name, self.shadows) = (client, numbers, name, shadows)
    }

    package mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        lend(&container) { $0.callMethod(for: &callback, in: &$1) }
        missing.formUnion(container.missingMethods)
        for shadow in shadows.indices { shadows[shadow].follow(callback, in: container) }
    }

    package func listens(to role: CallbackRole) -> Bool {
        guard let methods = ClientMethods.all(of: role) else { return true }
        return !missing.isSuperset(of: methods) || shadows.contains { $0.listens(to: role) }
    }

    package mutating func afterSet(_ pages: [PageNumber], in container: inout PageViewControllerModel) {
        for shadow in shadows.indices { shadows[shadow].afterSet(pages, in: &container) }
    }

    /// Lends the container to the app's code, which may ask it for other pages.
    package mutating func lend<Result, Failure>(
        _ container: inout PageViewControllerModel,
        _ body: (inout Client, inout PageViewController<Page>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Nothing is kept twice: what is written must be the only one.
        var view = PageViewController(consume container, numbers)
        numbers = PageNumbers()
        defer { (container, numbers) = (view.model, view.numbers) }
        return try body(&client, &view)
    }

    /// A gesture with the numbers of its pages.
    package mutating func numbered(_ gesture: PageGesture<Page>) -> PageGesture<PageNumber> {
        gesture.map { numbers.number(of: $0) }
    }

    /// Takes over the app's state in another situation; the numbers that were given out meanwhile remain.
    package mutating func enter(_ situation: Self) { (client, shadows) = (situation.client, situation.shadows) }

    package func name(of page: PageNumber) -> String { name?(numbers[page]) ?? PageName.ofValue(numbers[page]) }

    package var knownPages: Int? { numbers.pages.count }

    package mutating func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool {
        client.hasPageIndicator
    }

    package var trackedValues: [TrackedVariable] {
        mutating get {
            client.trackedValues.map { $0.numbered { numbers.number(of: $0) } } + shadows.flatMap(\.trackedValues)
        }
    }

    package var keptPages: [KeptPages<PageNumber>] {
        mutating get { client.keptPages.map { $0.map { numbers.number(of: $0) } } }
    }

    package mutating func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> {
        client.currentNeighbor(of: numbers[page], direction).map { numbers.number(of: $0) }
    }
}

/// Two are equal if the app's state is: the numbers of its pages are the same on every walk.
extension OwnClient: Equatable where Client: Equatable {
    package static func == (one: Self, other: Self) -> Bool {
        one.client == other.client && one.shadows == other.shadows
    }
}

extension OwnClient: Hashable where Client: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(client)
        hasher.combine(shadows)
    }
}

extension OwnClient: Sendable where Client: Sendable, Client.Page: Sendable {}
