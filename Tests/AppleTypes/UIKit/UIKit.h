// What is used of UIKit, written from Apple's documentation: each declaration with its page.
// This is not the face of this package, or the check would be circular.
#pragma once
@import ObjectiveC;
@import Foundation;

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NAMED(name) __attribute__((swift_name(name)))
#define ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type

#pragma clang assume_nonnull begin

@class UIView, UIViewController, UIPageViewController, UIScrollView, UINavigationController, UIWindow;

// MARK: Values

// https://developer.apple.com/documentation/uikit/uiinterfaceorientation
typedef ENUM(NSInteger, UIInterfaceOrientation) {
    UIInterfaceOrientationUnknown = 0,
    UIInterfaceOrientationPortrait = 1,
    UIInterfaceOrientationPortraitUpsideDown = 2,
    UIInterfaceOrientationLandscapeLeft = 4,
    UIInterfaceOrientationLandscapeRight = 3,
};

// https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
    UIInterfaceOrientationMaskPortrait = (1 << 1),
    UIInterfaceOrientationMaskPortraitUpsideDown = (1 << 2),
};

// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
    UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft,
};

// https://developer.apple.com/documentation/uikit/uicontrol/event
typedef OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventValueChanged = 1 << 12,
} NAMED("UIControl.Event");

// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
typedef ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    UIPageViewControllerNavigationOrientationVertical = 1,
} NAMED("UIPageViewController.NavigationOrientation");

// https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
typedef ENUM(NSInteger, UIPageViewControllerSpineLocation) {
    UIPageViewControllerSpineLocationNone = 0,
    UIPageViewControllerSpineLocationMin = 1,
    UIPageViewControllerSpineLocationMid = 2,
    UIPageViewControllerSpineLocationMax = 3,
} NAMED("UIPageViewController.SpineLocation");

// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
typedef ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
    UIPageViewControllerNavigationDirectionForward,
    UIPageViewControllerNavigationDirectionReverse,
} NAMED("UIPageViewController.NavigationDirection");

// https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
typedef ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
    UIPageViewControllerTransitionStylePageCurl = 0,
    UIPageViewControllerTransitionStyleScroll = 1,
} NAMED("UIPageViewController.TransitionStyle");

// https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
typedef NSString *UIPageViewControllerOptionsKey __attribute__((swift_wrapper(struct))) NAMED("UIPageViewController.OptionsKey");
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey/spinelocation
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionSpineLocationKey NAMED("spineLocation");
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey/interpagespacing
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey NAMED("interPageSpacing");

// MARK: Responders and views

// https://developer.apple.com/documentation/uikit/uievent
UI_ACTOR @interface UIEvent : NSObject
@end

// https://developer.apple.com/documentation/uikit/uiresponder
UI_ACTOR @interface UIResponder : NSObject
// https://developer.apple.com/documentation/uikit/uiresponder/next
@property(nonatomic, readonly, nullable) UIResponder *nextResponder NAMED("next");
@end

// https://developer.apple.com/documentation/uikit/uigesturerecognizer
UI_ACTOR @interface UIGestureRecognizer : NSObject
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@end

// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
@end

// https://developer.apple.com/documentation/uikit/uiview
UI_ACTOR @interface UIView : UIResponder <NSCoding>
// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiview/frame
@property(nonatomic) CGRect frame;
// https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
// https://developer.apple.com/documentation/uikit/uiview/ishidden
@property(nonatomic, getter=isHidden) BOOL hidden;
// https://developer.apple.com/documentation/uikit/uiview/alpha
@property(nonatomic) CGFloat alpha;
// https://developer.apple.com/documentation/uikit/uiview/bounds
@property(nonatomic) CGRect bounds;
// https://developer.apple.com/documentation/uikit/uiview/superview
@property(nullable, nonatomic, readonly) UIView *superview;
// https://developer.apple.com/documentation/uikit/uiview/subviews
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
- (void)addSubview:(UIView *)view;
// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NAMED("insertSubview(_:at:)");
// https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
- (void)removeFromSuperview;
// https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
@property(readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
@property(nullable, nonatomic, copy) NSString *accessibilityLabel;
@end

// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(CGPoint *)targetContentOffset;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
@end

// https://developer.apple.com/documentation/uikit/uiscrollview
UI_ACTOR @interface UIScrollView : UIView
// https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
@property(nonatomic) CGPoint contentOffset;
// https://developer.apple.com/documentation/uikit/uiscrollview/delegate
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
// https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
// https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
// https://developer.apple.com/documentation/uikit/uiscrollview/istracking
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
// https://developer.apple.com/documentation/uikit/uiscrollview/isdragging
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
// https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@end

// MARK: Controls

// https://developer.apple.com/documentation/uikit/uicontrol
UI_ACTOR @interface UIControl : UIView
// https://developer.apple.com/documentation/uikit/uicontrol/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents NAMED("addTarget(_:action:for:)");
// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NAMED("sendActions(for:)");
@end

// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
typedef OPTIONS(NSUInteger, UIControlState) {
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1,
} NAMED("UIControl.State");

// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
typedef ENUM(NSInteger, UIButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
} NAMED("UIButton.ButtonType");

// https://developer.apple.com/documentation/uikit/uibutton
UI_ACTOR @interface UIButton : UIControl
// https://developer.apple.com/documentation/uikit/uibutton/init(type:)
+ (instancetype)buttonWithType:(UIButtonType)buttonType NAMED("init(type:)");
// https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state NAMED("setTitle(_:for:)");
// https://developer.apple.com/documentation/uikit/uibutton/currenttitle
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
@end

// https://developer.apple.com/documentation/uikit/uilabel
UI_ACTOR @interface UILabel : UIView
// https://developer.apple.com/documentation/uikit/uilabel/text
@property(nullable, nonatomic, copy) NSString *text;
@end

// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
typedef ENUM(NSInteger, UIStackViewDistribution) {
    UIStackViewDistributionFill = 0,
    UIStackViewDistributionFillEqually,
} NAMED("UIStackView.Distribution");

// https://developer.apple.com/documentation/uikit/uistackview
UI_ACTOR @interface UIStackView : UIView
// https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property
@property(nonatomic) UIStackViewDistribution distribution;
@end

// https://developer.apple.com/documentation/uikit/uiswitch
UI_ACTOR @interface UISwitch : UIControl
// https://developer.apple.com/documentation/uikit/uiswitch/ison
@property(nonatomic, getter=isOn) BOOL on;
// https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

// https://developer.apple.com/documentation/uikit/uipagecontrol
UI_ACTOR @interface UIPageControl : UIControl
// https://developer.apple.com/documentation/uikit/uipagecontrol/numberofpages
@property(nonatomic) NSInteger numberOfPages;
// https://developer.apple.com/documentation/uikit/uipagecontrol/currentpage
@property(nonatomic) NSInteger currentPage;
@end

// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
UI_ACTOR @interface UISegmentedControl : UIControl
// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/numberofsegments
@property(nonatomic, readonly) NSUInteger numberOfSegments;
// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex
@property(nonatomic) NSInteger selectedSegmentIndex;
// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/titleforsegment(at:)
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment NAMED("titleForSegment(at:)");
@end

// https://developer.apple.com/documentation/uikit/uistepper
UI_ACTOR @interface UIStepper : UIControl
// https://developer.apple.com/documentation/uikit/uistepper/value
@property(nonatomic) double value;
// https://developer.apple.com/documentation/uikit/uistepper/minimumvalue
@property(nonatomic) double minimumValue;
// https://developer.apple.com/documentation/uikit/uistepper/maximumvalue
@property(nonatomic) double maximumValue;
// https://developer.apple.com/documentation/uikit/uistepper/stepvalue
@property(nonatomic) double stepValue;
@end

// https://developer.apple.com/documentation/uikit/uibaritem
UI_ACTOR @interface UIBarItem : NSObject
// https://developer.apple.com/documentation/uikit/uibaritem/title
@property(nullable, nonatomic, copy) NSString *title;
// https://developer.apple.com/documentation/uikit/uibaritem/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel;
@end

// https://developer.apple.com/documentation/uikit/uiaction
UI_ACTOR @interface UIAction : NSObject
// https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)
- (void)performWithSender:(nullable id)sender target:(nullable id)target;
@end

// https://developer.apple.com/documentation/uikit/uibarbuttonitem
UI_ACTOR @interface UIBarButtonItem : UIBarItem
// https://developer.apple.com/documentation/uikit/uibarbuttonitem/target
@property(nullable, nonatomic, weak) id target;
// https://developer.apple.com/documentation/uikit/uibarbuttonitem/action
@property(nullable, nonatomic) SEL action;
// https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
@property(nonatomic, readwrite, copy, nullable) UIAction *primaryAction;
// https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview
@property(nullable, nonatomic, strong) UIView *customView;
@end

// https://developer.apple.com/documentation/uikit/uitoolbar
UI_ACTOR @interface UIToolbar : UIView
// https://developer.apple.com/documentation/uikit/uitoolbar/items
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
@end

// https://developer.apple.com/documentation/uikit/uinavigationitem
UI_ACTOR @interface UINavigationItem : NSObject
// https://developer.apple.com/documentation/uikit/uinavigationitem/title
@property(nullable, nonatomic, copy) NSString *title;
// https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

// https://developer.apple.com/documentation/uikit/uinavigationbar
UI_ACTOR @interface UINavigationBar : UIView
// https://developer.apple.com/documentation/uikit/uinavigationbar/items
@property(nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@end

// MARK: Controllers

// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
UI_ACTOR @protocol UIViewControllerTransitionCoordinator <NSObject>
@end

// https://developer.apple.com/documentation/uikit/uiviewcontroller
UI_ACTOR @interface UIViewController : UIResponder <NSCoding>
// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
@property(null_resettable, nonatomic, strong) UIView *view;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
- (void)loadView;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
- (void)loadViewIfNeeded;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
- (void)viewDidLoad;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
- (void)viewDidLayoutSubviews;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()
- (void)viewSafeAreaInsetsDidChange;
// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator NAMED("viewWillTransition(to:with:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
- (void)viewWillAppear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
- (void)viewDidAppear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
- (void)viewWillDisappear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
- (void)viewDidDisappear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
@property(nullable, nonatomic, copy) NSString *title;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationidentifier
@property(nullable, nonatomic, copy) NSString *restorationIdentifier;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
@property(nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController NAMED("parent");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController NAMED("presentedViewController");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController NAMED("presentingViewController");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/children
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NAMED("children");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
- (void)addChildViewController:(UIViewController *)childController NAMED("addChild(_:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
- (void)removeFromParentViewController NAMED("removeFromParent()");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NAMED("willMove(toParent:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NAMED("didMove(toParent:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()
- (void)endAppearanceTransition;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
@property(nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@end

// https://developer.apple.com/documentation/uikit/uinavigationcontroller
UI_ACTOR @interface UINavigationController : UIViewController
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
@property(nonatomic, readonly) UINavigationBar *navigationBar;
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/toolbar
@property(null_unspecified, nonatomic, readonly) UIToolbar *toolbar;
@end

// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
UI_ACTOR @protocol UIPageViewControllerDataSource <NSObject>
@required
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/pageviewcontroller(_:viewcontrollerbefore:)
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController NAMED("pageViewController(_:viewControllerBefore:)");
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/pageviewcontroller(_:viewcontrollerafter:)
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController NAMED("pageViewController(_:viewControllerAfter:)");
@optional
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/presentationcount(for:)
- (NSInteger)presentationCountForPageViewController:(UIPageViewController *)pageViewController NAMED("presentationCount(for:)");
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/presentationindex(for:)
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)pageViewController NAMED("presentationIndex(for:)");
@end

// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
UI_ACTOR @protocol UIPageViewControllerDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers NAMED("pageViewController(_:willTransitionTo:)");
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)
- (void)pageViewController:(UIPageViewController *)pageViewController
         didFinishAnimating:(BOOL)finished
    previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
        transitionCompleted:(BOOL)completed;
// This one and the two that follow are prohibited on tvOS, which the header of the SDK says as well.
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:spinelocationfor:)
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)pageViewController
                   spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation NAMED("pageViewController(_:spineLocationFor:)");
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontrollersupportedinterfaceorientations(_:)
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController *)pageViewController;
// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontrollerpreferredinterfaceorientationforpresentation(_:)
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController *)pageViewController;
@end

// https://developer.apple.com/documentation/uikit/uipageviewcontroller
UI_ACTOR @interface UIPageViewController : UIViewController
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/init(transitionstyle:navigationorientation:options:)
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/delegate
@property(nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/datasource
@property(nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.property
@property(nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.property
@property(nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.property
@property(nonatomic, readonly) UIPageViewControllerSpineLocation spineLocation;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/isdoublesided
@property(nonatomic, getter=isDoubleSided) BOOL doubleSided;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/gesturerecognizers
@property(nonatomic, readonly) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/viewcontrollers
@property(nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
// https://developer.apple.com/documentation/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
// Has no asynchronous form: a subclass that repeats the declaration of the SDK of 2022 has NS_SWIFT_DISABLE_ASYNC.
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable)(BOOL finished))completion __attribute__((swift_attr("@_disableAsync"))) NAMED("setViewControllers(_:direction:animated:completion:)");
@end

// MARK: The app and the device

// https://developer.apple.com/documentation/uikit/uiapplication
UI_ACTOR @interface UIApplication : UIResponder
// https://developer.apple.com/documentation/uikit/uiapplication/shared
@property(class, nonatomic, readonly) UIApplication *sharedApplication NAMED("shared");
// https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event NAMED("sendAction(_:to:from:for:)");
@end

// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
typedef NSString *UIApplicationLaunchOptionsKey
    __attribute__((swift_wrapper(struct))) NAMED("UIApplication.LaunchOptionsKey");

// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions NAMED("application(_:didFinishLaunchingWithOptions:)");
// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window
@property(nullable, nonatomic, strong) UIWindow *window;
@end

// https://developer.apple.com/documentation/uikit/uiscreen
UI_ACTOR @interface UIScreen : NSObject
// https://developer.apple.com/documentation/uikit/uiscreen/main
@property(class, nonatomic, readonly) UIScreen *mainScreen NAMED("main");
// https://developer.apple.com/documentation/uikit/uiscreen/bounds
@property(nonatomic, readonly) CGRect bounds;
@end

// https://developer.apple.com/documentation/uikit/uiwindow
UI_ACTOR @interface UIWindow : UIView
// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
- (void)makeKeyAndVisible;
@end

// https://developer.apple.com/documentation/uikit/uidevice
UI_ACTOR @interface UIDevice : NSObject
// https://developer.apple.com/documentation/uikit/uidevice/current
@property(class, nonatomic, readonly) UIDevice *currentDevice NAMED("current");
// https://developer.apple.com/documentation/uikit/uidevice/model
@property(nonatomic, readonly, strong) NSString *model;
// https://developer.apple.com/documentation/uikit/uidevice/systemname
@property(nonatomic, readonly, strong) NSString *systemName;
// https://developer.apple.com/documentation/uikit/uidevice/systemversion
@property(nonatomic, readonly, strong) NSString *systemVersion;
@end

#pragma clang assume_nonnull end
