import PageTrace
import Testing

@Suite("A gesture as the call that makes it")
struct GesturesInSwift {
    @Test(
        arguments: [
            (.set(PageSet([1])), "set([1])"),
            (.set(PageSet([1, 2], direction: .backward)), "set([1, 2])"),
            (
                .set(PageSet([1], direction: .backward, isAnimated: true, settles: false, completion: false)),
                "set([1], direction: .backward, animated: true, settles: false, completion: false)"
            ),
            (.swipe(Swipe(.forward)), "swipe(.forward)"),
            (.swipe(Swipe(.backward, ends: .cancelled)), "swipe(.backward, ends: .cancelled)"),
            (.swipe(Swipe(.forward, preload: .skipped)), "swipe(.forward, preload: .skipped)"),
            (.drag(.forward), "drag(.forward)"), (.move(to: -0.5), "move(to: -0.5)"),
            (.release(Release()), "release()"), (.release(Release(ends: .completed)), "release(ends: .completed)"),
            (.release(Release(preload: .asked)), "release(preload: .asked)"),
            (
                .release(Release(ends: .completed, preload: .skipped)),
                "release(ends: .completed, preload: .skipped)"
            ),
            (.settle, "settle()"), (.dataSource(.removed), "removeDataSource()"),
            (.dataSource(.assigned), "assignDataSource()"), (.scrollEnabled(false), "setScrollEnabled(false)"),
            (.orientation(.landscapeLeft), "rotate(to: .landscapeLeft)"), (.doubleSided(true), "setDoubleSided(true)"),
            (.container(.disappears), "disappear()"), (.container(.appears, animated: true), "appear(animated: true)"),
            (.turn, "turn()"), (.settle.losing(.completion), "settle(loses: .completion)"),
            (
                .swipe(Swipe(.forward)).losing([.completion, .didFinishAnimating]),
                "swipe(.forward, loses: [.completion, .didFinishAnimating])"
            ),
        ] as [(PageGesture<Int>, String)])
    func `What has its default is left out`(gesture: PageGesture<Int>, call: String) {
        #expect(gesture.call { "\($0)" } == call)
    }
}
