import Paging

extension CallbackRecord {
    /// Puts a call around a root container into words.
    ///
    /// Nil for an error of UIKit, which is a finding and not a call.
    init?(_ entry: RootLogEntry) {
        var arguments: [Argument] = []
        var remark: CallRemark.Known?
        let name: String
        var role = CallbackRole.request
        func page(_ controller: RootController) -> Argument { Argument(nil, .page(controller.name)) }
        func parent(_ isRoot: Bool) -> Argument { Argument("toParent", isRoot ? .word("root") : .nil) }
        switch entry.call {
        case .installHolder(let holder): (name, arguments) = ("rootViewController", [Argument(nil, .word(holder))])
        case .setRootViewController(let new): (name, arguments) = ("rootViewController", [page(new)])
        case .push(let new, let isAnimated):
            (name, arguments) = ("pushViewController", [page(new), Argument("animated", .bool(isAnimated))])
        case .pop(let old): (name, arguments) = ("popViewController", [page(old)])
        case .present(let new, let isAnimated, let isRefused):
            (name, arguments) = ("present", [page(new), Argument("animated", .bool(isAnimated))])
            if isRefused { remark = .refused }
        case .addChild(let child): (name, arguments) = ("addChild", [page(child)])
        case .setFrame(let child, let frame):
            (name, arguments) = ("frame", [page(child), Argument("to", .word(frame.rawValue))])
            if entry.running == child { remark = .animated }
        case .addSubview(let child): (name, arguments) = ("addSubview", [page(child)])
        case .removeView(let child): (name, arguments) = ("removeFromSuperview", [page(child)])
        case .removeFromParent(let child): (name, arguments) = ("removeFromParent", [page(child)])
        case .transition(let transition, let animation):
            name = "transition"
            arguments = [
                Argument("from", .page(transition.from.name)), Argument("to", .page(transition.to.name)),
                Argument("options", .word(animation.rawValue)),
            ]
        case .willMove(let child, let toRoot, let isAutomatic):
            (name, role, arguments) = ("willMove", .containment, [page(child), parent(toRoot)])
            if isAutomatic { remark = .byAddChild }
        case .didMove(let child, let toRoot, let isAutomatic):
            (name, role, arguments) = ("didMove", .containment, [page(child), parent(toRoot)])
            if isAutomatic { remark = .byRemoveFromParent }
        case .viewWillAppear(let seen): (name, role, arguments) = ("viewWillAppear", .appearance, [page(seen)])
        case .viewDidAppear(let seen): (name, role, arguments) = ("viewDidAppear", .appearance, [page(seen)])
        case .viewWillDisappear(let seen): (name, role, arguments) = ("viewWillDisappear", .appearance, [page(seen)])
        case .viewDidDisappear(let seen): (name, role, arguments) = ("viewDidDisappear", .appearance, [page(seen)])
        case .completion: (name, role, arguments) = ("completion", .completion, [Argument("finished", .bool(true))])
        case .raise: return nil
        }
        let changes = entry.change.map { [Change(tracker: "current", old: $0.old?.name, new: $0.new?.name)] }
        self.init(
            name: name, role: role, arguments: arguments, phase: entry.phase, remark: remark.map(CallRemark.known),
            changes: changes ?? [])
    }
}
