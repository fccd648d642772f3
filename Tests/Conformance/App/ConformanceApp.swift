import PageTraceRecorder
import UIKit

/// An app with one pager, which writes what the pager calls into the file that the test names.
@main
final class ConformanceApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PagerScreen(ProcessInfo.processInfo.environment)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
