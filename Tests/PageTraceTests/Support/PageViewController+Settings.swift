import Paging

extension PageViewController<Int> {
    /// Creates a container from those of its settings that tests change most.
    init(
        system: PagingSystem = .iOS26,
        transitionStyle: TransitionStyle = .scroll,
        spineLocation: SpineLocation? = nil,
        isDoubleSided: Bool = false,
        preloads: PreloadPolicy = .always,
        quirks: Quirks = [],
        readings: Readings = [],
        contract: ContractMode = .strict,
        keepsNeighborsOnReassignment: Bool = false
    ) {
        let settings = PageViewControllerSettings(
            system: system, transitionStyle: transitionStyle, spineLocation: spineLocation,
            isDoubleSided: isDoubleSided, preloads: preloads, quirks: quirks, contract: contract
        ).with(readings, keepsNeighborsOnReassignment: keepsNeighborsOnReassignment)
        self.init(PageViewControllerModel(settings), .inOrder)
    }
}

extension PageViewControllerSettings {
    /// The settings with what is said in traces alone.
    func with(_ readings: Readings, keepsNeighborsOnReassignment: Bool = false) -> Self {
        var settings = self
        (settings.readings, settings.keepsNeighborsOnReassignment) = (readings, keepsNeighborsOnReassignment)
        return settings
    }
}
