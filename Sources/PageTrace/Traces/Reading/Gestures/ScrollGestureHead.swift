/// The key that says what happens to a paging scroll view.
enum ScrollGestureHead: String, GestureHead {
    case swipe, drag, move, release, settle, setOffset, resize

    static let container = ContainerKind.scrollView

    var options: [String] {
        switch self {
        case .swipe: ["axis", "ends"]
        case .release: ["velocity", "decelerates"]
        case .setOffset: ["animated", "ends"]
        case .drag, .move, .settle, .resize: []
        }
    }
}
