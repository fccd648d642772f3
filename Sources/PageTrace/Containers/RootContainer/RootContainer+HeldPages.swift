import Paging

extension RootContainer {
    /// The controllers in words, holder by holder; what shows the parts comes first.
    ///
    /// A part that one of its own screens covers is held, and not shown: that screen is, in the navigation.
    var heldPages: [HeldPages] {
        let shown = Set(onScreen)
        func slot(_ name: String, _ controller: RootController) -> HeldPages.Slot {
            HeldPages.Slot(name: name, content: .page(controller.name), isShown: shown.contains(controller))
        }
        var held: [HeldPages] = []
        switch settings.strategy {
        case .stack where settings.stacking == .push:
            held = [HeldPages(holder: "navigation stack", slots: stack.map { slot("stack", $0) })]
        case .stack, .window:
            let slots = holds.prefix(stack.count).map { slot($0.holder.words, $0.controller) }
            held = [
                HeldPages(
                    holder: settings.strategy == .window ? "window" : "window and presenting controllers",
                    slots: Array(slots))
            ]
        case .containment:
            held = [
                HeldPages(holder: "root", slots: children.map { slot("child", $0) }),
                HeldPages(holder: "view of the root", slots: views.map { slot("subview", $0) }),
            ]
        }
        if held[0].slots.isEmpty {
            held[0].slots = [.init(name: "shown", place: .beside(0), content: .unknown, isShown: true)]
        }
        let pushed = holds.filter { if case .navigation = $0.holder { true } else { false } }
        if !pushed.isEmpty {
            held.append(HeldPages(holder: "navigation", slots: pushed.map { slot($0.holder.words, $0.controller) }))
        }
        return held
    }
}

extension RootContainerSettings {
    /// What the calls do to the slots above.
    static let callbackMoves: [String: [CallbackMove]] = [
        "addChild": [CallbackMove(.comes, "child")],
        "removeFromParent": [CallbackMove(.goes, "child")],
        "addSubview": [CallbackMove(.comes, "subview")],
        "transition": [CallbackMove(.comes, "subview")],
        "removeFromSuperview": [CallbackMove(.goes, "subview")],
        // A transition of the container takes the view away by itself.
        "viewDidDisappear": [CallbackMove(.goes, "subview")],
        "pushViewController": [CallbackMove(.comes, "stack")],
        "rootViewController": [CallbackMove(.replaces, "window", isShown: true)],
    ]
}
