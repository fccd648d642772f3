/// The key that says what happens to a page view controller.
enum PageGestureHead: String, GestureHead {
    case set, swipe, drag, move, release, settle, append, prepend, insert, remove, replace, dataSource, orientation
    case doubleSided

    static let container = ContainerKind.pageViewController

    /// The other keys that such a gesture may have.
    var options: [String] {
        switch self {
        case .set: ["direction", "animated", "ends", "completion", "inCompletion"]
        case .swipe: ["ends", "preload"]
        case .release: ["preload"]
        case .insert: ["at"]
        case .drag, .move, .settle, .append, .prepend, .remove, .replace, .dataSource, .orientation, .doubleSided: []
        }
    }
}
