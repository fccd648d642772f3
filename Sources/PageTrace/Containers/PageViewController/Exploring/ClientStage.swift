package import Paging

/// A function of an app in Swift, which the walks of a test try beside gestures.
package struct AppFunction<Client: PageViewControllerClient> {
    /// What happens, in the words of the recording.
    package let words: String
    package let run: (inout Client, inout PageViewController<Client.Page>) -> Void

    package init(
        _ words: String, _ run: @escaping (inout Client, inout PageViewController<Client.Page>) -> Void
    ) { (self.words, self.run) = (words, run) }
}

/// What is tried on an app's own client: a gesture, or a function of the app by its number.
package enum TriedOnClient<Page: Hashable> {
    case gesture(PageGesture<Page>)
    case act(Int)
}

/// A page view controller with an app's own client, driven by gestures and by functions of the app.
struct ClientStage<Client: PageViewControllerClient>: Stage {
    var stage: PageViewControllerStage<OwnClient<Client>>
    let functions: [AppFunction<Client>]

    var hasStopped: Bool { stage.hasStopped }

    mutating func observe(_ tried: TriedOnClient<PageNumber>) -> PageObservation {
        switch tried {
        case .gesture(let gesture): stage.observe(gesture)
        case .act(let number): stage.act(functions[number].words, functions[number].run)
        }
    }

    func refusal(of tried: TriedOnClient<PageNumber>) -> GestureRefusal? {
        if case .gesture(let gesture) = tried { stage.refusal(of: gesture) } else { nil }
    }

    func isWorthTrying(_ tried: TriedOnClient<PageNumber>) -> Bool {
        if case .gesture(let gesture) = tried { stage.mayTry(gesture) } else { true }
    }
}

extension ClientStage: ExplorableStage where Client: Hashable {
    var situation: (container: PageViewControllerModel.Situation, remainder: PageRemainder<OwnClient<Client>>) {
        stage.situation
    }
    var moment: PageMoment { stage.moment }
    var size: Int { stage.size }
    var witnesses: [(number: Int, words: String)] { stage.witnesses }

    mutating func restore(
        _ container: PageViewControllerModel.Situation, _ remainder: PageRemainder<OwnClient<Client>>
    ) {
        stage.restore(container, remainder)
    }
}
