/// A view that does something when it comes, changes or goes.
@MainActor
protocol AppearingView {
    func appear()
    func change(from last: any View)
    func disappear()
}

extension AppearingView {
    func appear() {}
    func change(from last: any View) {}
    func disappear() {}
}

public struct AppearanceView<Content: View>: ContainerView, AppearingView {
    let content: Content
    var onAppear: () -> Void = {}
    var onDisappear: () -> Void = {}
    func appear() { onAppear() }
    func disappear() { onDisappear() }
}

public struct ChangeView<Content: View, Value: Equatable>: ContainerView, AppearingView {
    let content: Content
    let value: Value
    let onChange: (_ old: Value, _ new: Value) -> Void

    func change(from last: any View) {
        if let last = last as? ChangeView, last.value != value { onChange(last.value, value) }
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> AppearanceView<Self> {
        AppearanceView(content: self, onAppear: action ?? {})
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> AppearanceView<Self> {
        AppearanceView(content: self, onDisappear: action ?? {})
    }

    public func onChange<V: Equatable>(
        of value: V, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ChangeView<Self, V> { ChangeView(content: self, value: value, onChange: action) }

    public func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> ChangeView<Self, V> {
        ChangeView(content: self, value: value) { _, _ in action() }
    }

    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ChangeView<Self, V> { ChangeView(content: self, value: value) { action($1) } }
}
