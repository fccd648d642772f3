extension NotificationCenter {
    /// Adds an observer whose method is called with each notification.
    ///
    /// Posted by the main actor, it is called at once; posted elsewhere, at the driver's next turn. The observer is not
    /// kept alive, as in Foundation.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let action = TargetAction(observer, aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: OperationQueue.main) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { action.send(from: nil, as: notification) }
        }
        SelectorObservers.add(token, for: observer as AnyObject, name: aName, in: self)
    }

    /// Removes an observer, however it was added.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer of a name, however it was added.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, name: aName, from: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
