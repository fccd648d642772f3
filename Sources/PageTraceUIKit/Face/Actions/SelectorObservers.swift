/// The observers that were added with a selector: Foundation knows them only by the tokens of their blocks.
enum SelectorObservers {
    private struct Entry {
        let observer: ObjectIdentifier
        let center: ObjectIdentifier
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(
        _ token: any NSObjectProtocol, for observer: AnyObject, name: NSNotification.Name?,
        in center: NotificationCenter
    ) {
        let entry = Entry(
            observer: ObjectIdentifier(observer), center: ObjectIdentifier(center), name: name, token: token)
        lock.withLock { entries.append(entry) }
    }

    /// Removes an observer of a name, or of all names if it is nil.
    static func remove(_ observer: AnyObject, name: NSNotification.Name?, from center: NotificationCenter) {
        let (observer, place) = (ObjectIdentifier(observer), ObjectIdentifier(center))
        let gone = lock.withLock {
            let isGone = { (entry: Entry) in
                entry.observer == observer && entry.center == place && (name == nil || entry.name == name)
            }
            defer { entries.removeAll(where: isGone) }
            return entries.filter(isGone)
        }
        for entry in gone { center.removeObserver(entry.token) }
    }
}
