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
            isDoubleSided: isDoubleSided, preloads: preloads, quirks: quirks, readings: readings,
            contract: contract, keepsNeighborsOnReassignment: keepsNeighborsOnReassignment)
        self.init(PageViewControllerModel(settings), .inOrder)
    }
}
