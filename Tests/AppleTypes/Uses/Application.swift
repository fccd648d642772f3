import UIKit

// What Swift's own part of UIKit adds, so that an app's delegate can be its beginning:
// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
extension UIApplicationDelegate {
    static func main() {}
}
