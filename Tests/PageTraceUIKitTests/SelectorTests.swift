import PageTraceUIKit
import Testing

@MainActor
@Suite struct SelectorTests {
    private final class Target: UIView {
        private(set) var log: [String] = []

        func plain() { log.append("plain") }
        func tap(_ sender: UIButton) { log.append("tap \(sender.currentTitle ?? "")") }
        func both(_ sender: Any?, event: UIEvent) { log.append("both") }
        func maybe(_ sender: UIButton?) { log.append(sender == nil ? "nobody" : "somebody") }
        func heard(_ notification: Notification) { log.append(notification.name.rawValue) }
        func fired(_ timer: PageTraceUIKit.Timer) { log.append("timer \(timer.userInfo ?? "")") }
        func pressed(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.state)") }
    }

    @Test func `A button calls its targets in order, once each, until they are removed`() {
        let (target, button) = (Target(frame: .zero), UIButton(type: .system))
        button.setTitle("Next", for: .normal)
        let selectors = [
            MethodSelector("plain", Target.plain), MethodSelector("tap(_:)", Target.tap(_:)),
            MethodSelector("both(_:event:)", Target.both(_:event:)), MethodSelector("maybe(_:)", Target.maybe(_:)),
        ]
        for selector in selectors + selectors { button.addTarget(target, action: selector, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["plain", "tap Next", "both", "somebody"])
        button.isEnabled = false
        button.sendActions(for: .touchUpInside)
        button.isEnabled = true
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(target.log.count == 4)
    }

    @Test func `Without a target, the first responder outward that has the method is called`() {
        let (target, button) = (Target(frame: .zero), UIButton(type: .system))
        let between = UIView(frame: .zero)
        target.addSubview(between)
        between.addSubview(button)
        button.addTarget(nil, action: MethodSelector("plain", Target.plain), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["plain"])
    }

    @Test func `Recognizers, timers and notifications call methods as well`() {
        let target = Target(frame: .zero)
        let driver = PagingDriver(Shelf())
        let center = NotificationCenter()
        driver.act("set up") {
            PageTraceUIKit.Timer.scheduledTimer(
                timeInterval: 2, target: target, selector: MethodSelector("fired(_:)", Target.fired(_:)),
                userInfo: "info", repeats: false)
            center.addObserver(
                target, selector: MethodSelector("heard(_:)", Target.heard(_:)), name: Notification.Name("news"),
                object: nil)
            target.perform(MethodSelector("plain", Target.plain), with: nil, afterDelay: 1)
        }
        let recognizer = UILongPressGestureRecognizer(
            target: target, action: MethodSelector("pressed(_:)", Target.pressed(_:)))
        recognizer.state = .began
        recognizer.state = .ended
        center.post(name: Notification.Name("news"), object: nil)
        center.removeObserver(target)
        center.post(name: Notification.Name("news"), object: nil)
        driver.turn(after: 2)
        #expect(target.log == ["began", "ended", "news", "plain", "timer info"])
    }

    @Test func `Selectors are equal if their names are, and one without a method does nothing`() {
        let target = Target(frame: .zero)
        #expect(MethodSelector("plain", Target.plain) == Selector("plain"))
        #expect(target.perform(Selector("plain")) == nil)
        #expect(target.responds(to: MethodSelector("plain", Target.plain)))
        #expect(!UIView(frame: .zero).responds(to: MethodSelector("plain", Target.plain)))
        #expect(target.log.isEmpty)
    }
}
