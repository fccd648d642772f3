/// The device that a recording was made on.
package struct RecordedDevice: Hashable, Sendable {
    /// The device, such as `iPhone17,1`; empty if unknown.
    package var model: String

    /// Its system, such as `iOS 26.1`; empty if unknown.
    package var system: String

    package init(model: String = "", system: String = "") {
        self.model = model
        self.system = system
    }

    /// The device in words: `recorded on iPhone17,1, iOS 26.1`.
    package var text: String {
        let words = [model, system].filter { !$0.isEmpty }
        return "recorded on " + (words.isEmpty ? "a device" : words.joined(separator: ", "))
    }
}
