/// The one way in which the container calls its client.
extension PageViewController {
    /// Passes a callback to the client, if it can make a difference there.
    @inlinable @inline(__always)
    mutating func tell<Receiver: CallbackReceiver<Page>>(_ callback: Callback<Page>, _ client: inout Receiver) {
        guard client.listens(to: callback.role) else { return }
        var callback = callback
        client.receive(&callback, in: &self)
    }

    /// Passes a question to the client, and returns it with the client's answer.
    @inlinable @inline(__always)
    mutating func asked<Receiver: CallbackReceiver<Page>>(
        _ question: Callback<Page>, _ client: inout Receiver
    ) -> Callback<Page> {
        var question = question
        client.receive(&question, in: &self)
        return question
    }

    /// Passes an incident to the client.
    @inlinable
    mutating func note<Receiver: CallbackReceiver<Page>>(_ incident: Incident<Page>, _ client: inout Receiver) {
        client.note(incident, in: &self)
    }
}
