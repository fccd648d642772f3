import Foundation
import PageTrace
import Testing

@Suite("Strategies beside each other")
struct RootComparisonTests {
    @Test func `The table shows at a glance that the stack keeps everything and the window animates nothing`() {
        let gestures = RootGestures.inAndOut.dropLast() + [.deepLink("Profile"), .logOut()]
        #expect(
            RootComparison(Array(gestures)).text == """
                gesture                         strategy     alive  held by                                                  on screen  animation  back to

                0. launch                       stack        1      navigation stack: Splash                                 Splash     –          –
                                                window       1      window: Splash                                           Splash     –          –
                                                containment  1      root: Splash                                             Splash     –          –

                1. launch finished, logged out  stack        2      navigation stack: Splash, Login                          Login      none       –
                                                window       1      window: Login                                            Login      none       –
                                                containment  1      root: Login                                              Login      none       –

                2. log in                       stack        3      navigation stack: Splash, Login, Main                    Main       fade       –
                                                window       1      window: Main                                             Main       no fade    –
                                                containment  1      root: Main                                               Main       fade       –

                3. deep link to Profile         stack        4      navigation stack: Splash, Login, Main, Profile           Profile    –          Main
                                                window       2      window: Main; navigation of Main: Profile                Profile    –          Main
                                                containment  2      root: Main; navigation of Main: Profile                  Profile    –          Main

                4. log out                      stack        5      navigation stack: Splash, Login, Main, Profile, Login 2  Login 2    slide      –
                                                window       1      window: Login 2                                          Login 2    no slide   –
                                                containment  1      root: Login 2                                            Login 2    slide      –
                """ + "\n")
    }

    @Test func `A row has an entry for each strategy, in one order`() {
        let comparison = RootComparison(RootGestures.inAndOut)
        #expect(comparison.rows.map(\.number) == [0, 1, 2, 3])
        for row in comparison.rows { #expect(row.entries.map(\.strategy) == RootStrategy.allCases) }
        #expect(comparison.rows.last?.entries.map(\.holds.count) == [4, 1, 1])
        #expect(comparison.rows.last?.entries.map(\.isAnimated) == [true, false, true])
    }

    @Test func `No line ends in a space, and the columns stand below each other`() {
        let lines = RootComparison(RootGestures.outInMidFade, stacking: .present).text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.last != " " })
        let columns = lines.compactMap { line in
            line.range(of: "stack ").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(columns.count == RootGestures.outInMidFade.count)
        #expect(Set(columns).count == 1)
    }

    @Test func `Nothing to compare gives the heading alone`() {
        #expect(RootComparison([]).text == "gesture  strategy  alive  held by  on screen  animation  back to\n")
    }
}
