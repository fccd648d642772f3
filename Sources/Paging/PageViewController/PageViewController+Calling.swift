/// The one way in which the container calls its client.
extension PageViewController {
    /// Hands a callback out.
    @inlinable @inline(__always)
    mutating func tell<Receiver: CallbackReceiver<Page>>(_ callback: Callback<Page>, _ client: inout Receiver) {
        var callback = callback
        client.receive(&callback, in: &self)
    }

    /// Hands a question out, and takes it back with the client's answer in it.
    @inlinable @inline(__always)
    mutating func asked<Receiver: CallbackReceiver<Page>>(
        _ question: Callback<Page>, _ client: inout Receiver
    ) -> Callback<Page> {
        var question = question
        client.receive(&question, in: &self)
        return question
    }
}
