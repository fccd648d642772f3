import PageTrace

/// What a recorder notes: a call, or an act.
enum RecordedEvent {
    case call(Callback<String>, isDragging: Bool = false)
    case act(ContainerLine)
}
