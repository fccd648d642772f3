// swift-format-ignore-file
// As apps write it, in the names of Swift 4.

import RxCocoa
import RxSwift
import UIKit

struct Spread: Equatable {
    let across: Int
    let down: Int
}

extension Reactive where Base: UIScrollView {
    /// Where the content has come to rest after a finger.
    var turned: Observable<Spread> {
        return Observable.merge(didEndDragging.asObservable().filter { !$0 },
                                didEndDecelerating.asObservable().map { _ in true })
            .map { _ in
                let size = self.base.frame.size
                let offset = self.base.contentOffset
                return Spread(
                    across: size.width < 1 ? 0 : Int(offset.x / size.width),
                    down: size.height < 1 ? 0 : Int(offset.y / size.height))
            }
    }
}

protocol Readable: AnyObject {
    var isOpen: Bool { get set }
    var sheet: UIView { get }
    func opened()
    func closed()
}

protocol Stand: AnyObject {
    var rack: UIScrollView { get }
    var bag: DisposeBag { get }
    var papers: [Readable] { get }
}

extension Stand where Self: UIViewController {
    func setUpRack() {
        rack.rx.turned
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] _ in self?.tellPapers() })
            .disposed(by: bag)
        tellPapers()
    }

    private func tellPapers() {
        let area = CGRect(origin: rack.contentOffset, size: rack.frame.size)
        for paper in papers {
            let isSeen = area.intersects(paper.sheet.frame)
            if isSeen, !paper.isOpen {
                paper.opened()
                paper.isOpen = true
            } else if !isSeen, paper.isOpen {
                paper.closed()
                paper.isOpen = false
            }
        }
    }
}

class StandViewController: UIViewController, Stand {
    let bag = DisposeBag()
    @IBOutlet weak var scrollView: UIScrollView!
    var rack: UIScrollView { return scrollView }
    var papers: [Readable] { return childViewControllers.compactMap { $0 as? Readable } }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpRack()
    }
}

class PaperViewController: UIViewController, Readable {
    var isOpen = false
    var log: [String] = []
    var sheet: UIView { return view }
    func opened() { log.append("opened") }
    func closed() { log.append("closed") }
}
