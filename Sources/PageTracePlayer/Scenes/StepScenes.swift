package import PageTrace

/// What is held at each call of a step, and how far its pages are from rest, for the page and for animations alike.
///
/// A recording says what is held before a step and after it; between them the calls tell. Whatever they leave open, the
/// end of the step brings to what the recording says.
package struct StepScenes {
    /// What is to be seen before the first call, or after some.
    package struct Scene: Hashable {
        package var held: [HeldPages]
        /// How far the pages are from rest, in pages, on the side of the step; nil if they are where they were before it.
        package var offset: Double?
    }

    /// A scene before the first call, and one after each.
    package let scenes: [Scene]

    package init(of step: Step, _ motion: StepMotion) {
        var scene = Scene(held: step.before)
        var scenes = [scene]
        let (landing, hasPlaces) = (step.landing, step.hasPlaces)
        for (place, call) in step.callbacks.enumerated() {
            if place == landing { scene = Scene(held: step.heldWhenLanded, offset: 0) }
            if call.role == .dataSource {
                scene.held.keepAnswer(of: call)
            } else if call.effect == .begins {
                scene.offset = motion.start
            } else if call.phase == .returning, call.role == .delegate {
                scene.offset = 0
            } else if place != landing, !hasPlaces {
                scene.held.movePage(of: call, toward: step.after)
            }
            scenes.append(scene)
        }
        self.scenes = scenes
    }
}

extension Step {
    /// What is held when the transition has landed: all that is held after the step, but for what is asked for later.
    fileprivate var heldWhenLanded: [HeldPages] {
        var held = after
        guard !held.isEmpty else { return held }
        for call in callbacks.dropFirst(landing) where call.answer != nil {
            guard let side = call.askedSide else { continue }
            for place in held[0].slots.indices
            where held[0].slots[place].place == .beside(side) && !held[0].slots[place].isShown {
                held[0].slots[place].content = .unknown
            }
        }
        return held
    }
}

extension [HeldPages] {
    /// Puts the answer of the data source into the slot that it was asked for.
    fileprivate mutating func keepAnswer(of call: CallbackRecord) {
        guard let answer = call.answer, let side = call.askedSide, let slots = first?.slots,
            let place = slots.firstIndex(where: { $0.place == .beside(side) }),
            !slots.contains(where: { $0.place == .beside(-side) && $0.page == call.subject && !$0.isShown })
        else { return }
        if case .page(let page) = answer {
            self[0].slots[place].content = .page(page)
        } else {
            self[0].slots[place].content = .none
        }
    }

    /// Moves a page in or out of the slots that a call is about.
    ///
    /// What is there after the step does not go in between.
    fileprivate mutating func movePage(of call: CallbackRecord, toward after: [HeldPages]) {
        guard let page = call.subject else { return }
        if call.effect == .willAppear { show(page, true) }
        if call.effect == .disappears, !after.shown.contains(page) { show(page, false) }
        for move in call.moves {
            guard let place = holder(of: move.slot, after) else { continue }
            let stays = after.first { $0.holder == self[place].holder }?.slots.contains { $0.page == page } ?? false
            let rest = self[place].slots.filter { $0.page != nil && $0.page != page }
            if move.way == .goes, !stays { self[place].slots = rest }
            guard move.way != .goes, !self[place].slots.contains(where: { $0.page == page }) else { continue }
            let slot = HeldPages.Slot(name: move.slot, content: .page(page), isShown: move.isShown)
            self[place].slots = (move.way == .replaces ? [] : rest) + [slot]
        }
    }

    private mutating func show(_ page: String, _ isShown: Bool) {
        for holder in indices {
            for slot in self[holder].slots.indices where self[holder].slots[slot].page == page {
                self[holder].slots[slot].isShown = isShown
            }
        }
    }

    /// The place of the holder that has slots of a name; one that is new is known from what is held after the step.
    private mutating func holder(of slot: String, _ after: [HeldPages]) -> Int? {
        let has: (HeldPages) -> Bool = { $0.slots.contains { $0.name == slot } }
        let known =
            firstIndex(where: has) ?? firstIndex { one in after.contains { $0.holder == one.holder && has($0) } }
        guard known == nil, let new = after.first(where: has) else { return known }
        append(HeldPages(holder: new.holder, slots: []))
        return count - 1
    }
}

extension CallbackRecord {
    /// The page that a call is about: the one it leads to.
    package var subject: String? { arguments.last { !$0.value.pages.isEmpty }?.value.pages.first }

    /// The offset that a scroll view tells, nil if the call tells none.
    package var point: ScrollPoint? {
        for case .point(let point) in arguments.map(\.value) { return point }
        return nil
    }
}
