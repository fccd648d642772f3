/// The one way in which the container calls its client.
extension PageViewController {
    /// Passes a callback to the client.
    @inlinable @inline(__always)
    mutating func tell<Receiver: CallbackReceiver<Page>>(_ callback: Callback<Page>, _ client: inout Receiver) {
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
}
