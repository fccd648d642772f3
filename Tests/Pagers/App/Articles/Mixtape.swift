// swift-format-ignore-file
// As apps write it.

import UIKit

public struct Song: Equatable {
    public let name: String
}

protocol MixtapeDelegate: AnyObject {
    func turnedToSong(at index: Int)
}

/// Songs in navigation controllers, of a list that changes meanwhile.
class MixtapeViewController: UIPageViewController {
    fileprivate weak var mixtapeDelegate: MixtapeDelegate?
    let songs: MixtapeDataSource
    private var pending: Int?

    static func playing(_ song: Song, of list: [Song], delegate: MixtapeDelegate?) -> MixtapeViewController {
        let controller = MixtapeViewController(song, list, delegate)
        controller.setViewControllers([.init()], direction: .forward, animated: true, completion: nil)
        return controller
    }

    private init(_ song: Song, _ list: [Song], _ delegate: MixtapeDelegate?) {
        songs = MixtapeDataSource(song, list)
        mixtapeDelegate = delegate
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [UIPageViewController.OptionsKey.interPageSpacing: 6])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = songs
        delegate = self
        guard let first = songs.first else { return }
        setViewControllers([first], direction: .forward, animated: false, completion: nil)
    }

    func update(_ list: [Song]) { songs.list = list }
}

extension MixtapeViewController: UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        pending = pendingViewControllers.first.flatMap(songs.index)
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        if completed, let pending { mixtapeDelegate?.turnedToSong(at: pending) }
    }
}

class SongViewController: UIViewController {
    let song: Song
    init(_ song: Song) {
        self.song = song
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class MixtapeDataSource: NSObject, UIPageViewControllerDataSource {
    fileprivate let song: Song
    var list: [Song]
    private var controllers: [UIViewController?] = []

    init(_ song: Song, _ list: [Song]) {
        (self.song, self.list) = (song, list)
        super.init()
        pad(to: list.count)
    }

    var first: UIViewController? { list.firstIndex(of: song).map(controller) }

    func index(of controller: UIViewController) -> Int? { controllers.firstIndex { $0 == controller } }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = index(of: viewController) else { fatalError("no \(viewController)") }
        guard index > 0 else { return nil }
        defer { forget(farFrom: index - 1) }
        // The end of the list is looked at only on the way forward.
        return controller(at: index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = index(of: viewController) else { fatalError("no \(viewController)") }
        guard index + 1 < list.count else { return nil }
        defer { forget(farFrom: index + 1) }
        return controller(at: index + 1)
    }

    private func controller(at index: Int) -> UIViewController {
        pad(to: index)
        let found = controllers[index] ?? UINavigationController(rootViewController: SongViewController(list[index]))
        controllers[index] = found
        return found
    }

    private func forget(farFrom index: Int) {
        for other in controllers.indices where abs(other - index) >= 3 { controllers[other] = nil }
    }

    private func pad(to length: Int) {
        while controllers.count <= length { controllers.append(nil) }
    }
}
