package import Paging

extension Trace {
    package init(
        title: String = "",
        about: String = "",
        rootContainer: RootContainerSettings,
        client: RootClientDescription = .repaired,
        gestures: [RootGesture]
    ) {
        self.init(
            title: title, about: about,
            scenario: .rootContainer(Scenario(rootContainer, client: client, gestures: GestureSequence(gestures))))
    }
}
