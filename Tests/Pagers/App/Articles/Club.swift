// swift-format-ignore-file
// As apps write it, in the names of Swift 4.

import UIKit

@UIApplicationMain
class ClubDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var knowsMember = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ClubViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

extension ClubDelegate {
    static var shared: ClubDelegate {
        return UIApplication.shared.delegate as! ClubDelegate
    }

    var club: ClubViewController {
        return window!.rootViewController as! ClubViewController
    }
}

/// The root, which swaps its children. The fade sets no frame; the slide computes where it begins, and does not use it.
class ClubViewController: UIViewController {
    private var current: UIViewController

    init() {
        current = DoorViewController()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChildViewController(current)
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.didMove(toParentViewController: self)
    }

    func showHall() {
        fade(to: UINavigationController(rootViewController: HallViewController()))
    }

    func showDesk() {
        slide(to: UINavigationController(rootViewController: DeskViewController()))
    }

    private func fade(to new: UIViewController, completion: (() -> Void)? = nil) {
        current.willMove(toParentViewController: nil)
        addChildViewController(new)
        transition(from: current, to: new, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut], animations: {
        }) { completed in
            self.current.removeFromParentViewController()
            new.didMove(toParentViewController: self)
            self.current = new
            completion?()
        }
    }

    private func slide(to new: UIViewController, completion: (() -> Void)? = nil) {
        let start = CGRect(x: -view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
        _ = start
        current.willMove(toParentViewController: nil)
        addChildViewController(new)
        transition(from: current, to: new, duration: 0.3, options: [], animations: {
            new.view.frame = self.view.bounds
        }) { completed in
            self.current.removeFromParentViewController()
            new.didMove(toParentViewController: self)
            self.current = new
            completion?()
        }
    }
}

class DoorViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        view.addSubview(spinner)
        spinner.frame = view.bounds
        spinner.startAnimating()
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(3)) {
            self.spinner.stopAnimating()
            if ClubDelegate.shared.knowsMember {
                ClubDelegate.shared.club.showHall()
            } else {
                ClubDelegate.shared.club.showDesk()
            }
        }
    }
}

class DeskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Desk"
        let button = UIBarButtonItem(title: "Come in", style: .plain, target: self, action: #selector(comeIn))
        navigationItem.setLeftBarButton(button, animated: true)
    }

    @objc
    private func comeIn() {
        ClubDelegate.shared.knowsMember = true
        ClubDelegate.shared.club.showHall()
    }
}

class HallViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hall"
        let button = UIBarButtonItem(title: "Leave", style: .plain, target: self, action: #selector(leave))
        navigationItem.setLeftBarButton(button, animated: true)
    }

    @objc
    private func leave() {
        ClubDelegate.shared.knowsMember = false
        ClubDelegate.shared.club.showDesk()
    }
}
