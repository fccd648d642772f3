/// A screen with a grid.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// The grid.
    open lazy var collectionView: UICollectionView! = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    /// The layout that the grid begins with.
    public let collectionViewLayout: UICollectionViewLayout
    /// Whether a selection ends when it appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a screen.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen as a storyboard would.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Makes a view with the grid in it.
    open override func loadView() {
        collectionView.dataSource = self
        collectionView.delegate = self
        super.loadView()
        view.addSubview(collectionView)
    }

    /// By default, one.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// By default, none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// By default, an empty one.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}
