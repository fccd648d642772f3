/// A screen with buttons that are no controls, as the host of SwiftUI's views has them.
@MainActor
package protocol PressableScreen: AnyObject {
    /// What is written on the buttons.
    var pressable: [String] { get }

    /// Presses the button with this text, and returns whether there is one.
    @discardableResult
    func press(_ title: String) -> Bool
}
