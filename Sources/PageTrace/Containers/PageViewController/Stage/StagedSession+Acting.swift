package import Paging

extension StagedSession {
    /// Lets the app do something, and records everything that followed as one step.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - action: Performs it on the container; every callback that follows is recorded.
    @discardableResult
    package mutating func act<Client>(
        _ words: String, _ action: (inout PageViewController<Client.Page>, inout Recorder<Client>) -> Void
    ) -> Step where Stage == PageViewControllerStage<Client> {
        counting { stage, number in
            stage.step(stage.watch(.act(words), acting: action), number: number)
        }
    }
}
