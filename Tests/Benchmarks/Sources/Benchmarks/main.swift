import PageTrace

struct Numbers: PageViewControllerClient {
    var callbacks = 0
    typealias Page = Int
    let count: Int
    mutating func pageViewController(_ p: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        callbacks &+= 1
        return page > 1 ? page &- 1 : nil
    }
    mutating func pageViewController(_ p: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        callbacks &+= 1
        return page < count ? page &+ 1 : nil
    }
    mutating func pageViewController(_ p: inout PageViewController<Int>, willTransitionTo pending: Spread<Int>) {
        callbacks &+= 1
    }
    mutating func pageViewController(_ p: inout PageViewController<Int>, didFinishAnimating finished: Bool, previousViewControllers: Spread<Int>, transitionCompleted completed: Bool) {
        callbacks &+= 1
    }
}

func walk(_ swipes: Int) -> (Int, Duration) {
    var client = Numbers(count: 4)
    var container = PageViewController<Int>()
    container.setViewControllers([1], client: &client)
    let clock = ContinuousClock()
    let time = clock.measure {
        var direction = Direction.forward
        var left = 3
        for _ in 0..<swipes {
            container.swipe(direction, client: &client)
            left &-= 1
            if left == 0 { left = 3; direction = direction.opposite }
        }
    }
    return (client.callbacks, time)
}
for n in [10, 1000, 1_000_000, 10_000_000, 10_000_000] {
    let (c, t) = walk(n)
    print(n, c, t, Double(n) / (Double(t.components.attoseconds) / 1e18 + Double(t.components.seconds)) / 1e6, "M/s")
}
