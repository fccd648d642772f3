import PageTrace
import Testing

@Suite("A whole recording of a playlist: the repair")
struct PlaylistRepairRecording {
    @Test func `All updates in one story`() {
        #expect(
            PlaylistStories.recording(PlaylistStories.everything, .repaired, title: "The repaired playlist").text
                == """
                The repaired playlist
                UIPageViewController, scroll

                0. set Blank
                     holds  ? | ▸Blank | ?      loaded Blank
                     holds  nil      (data source)
                     row  nil

                1. set  Blank → Song 2
                     holds  ? | ▸Song 2 | ?      loaded Song 2      dropped Blank
                     holds  ▸Song 2      (data source)
                     row  Song 2

                2. swipe forward  Song 2 → Song 3
                     1  viewControllerAfter(Song 2) → Song 3
                     2  viewControllerBefore(Song 2) → Song 1
                     3  willTransitionTo [Song 3]
                     4  didFinishAnimating finished: true, previous: [Song 2], completed: true
                           row: Song 2 → Song 3
                     5  viewControllerAfter(Song 3) → Song 4                            preloaded
                     holds  Song 2 | ▸Song 3 | Song 4      loaded Song 3, Song 4      made, not kept Song 1
                     holds  Song 2 | ▸Song 3 | Song 4      (data source)
                     row  Song 3

                3. prepend Song 0
                     holds  ? | ▸Song 3 | ?      dropped Song 2, Song 4
                     holds  Song 2 | ▸Song 3 | Song 4      (data source)
                     row  Song 3

                4. swipe forward  Song 3 → Song 4
                     1  viewControllerAfter(Song 3) → Song 4
                     2  viewControllerBefore(Song 3) → Song 2
                     3  willTransitionTo [Song 4]
                     4  didFinishAnimating finished: true, previous: [Song 3], completed: true
                           row: Song 3 → Song 4
                     5  viewControllerAfter(Song 4) → Song 5                            preloaded
                     holds  Song 3 | ▸Song 4 | Song 5      loaded Song 4, Song 5      made, not kept Song 2
                     holds  Song 3 | ▸Song 4 | Song 5      (data source)
                     row  Song 4

                5. append Song 6
                     holds  ? | ▸Song 4 | ?      dropped Song 3, Song 5
                     holds  Song 3 | ▸Song 4 | Song 5      (data source)
                     row  Song 4

                6. swipe forward  Song 4 → Song 5
                     1  viewControllerAfter(Song 4) → Song 5
                     2  viewControllerBefore(Song 4) → Song 3
                     3  willTransitionTo [Song 5]
                     4  didFinishAnimating finished: true, previous: [Song 4], completed: true
                           row: Song 4 → Song 5
                     5  viewControllerAfter(Song 5) → Song 6                            preloaded
                     holds  Song 4 | ▸Song 5 | Song 6      loaded Song 5, Song 6      made, not kept Song 3
                     holds  Song 4 | ▸Song 5 | Song 6      (data source)
                     row  Song 5

                7. remove Song 3, Song 4, Song 5
                     holds  ? | ▸Song 5 | ?      dropped Song 4, Song 6
                     holds  Song 6 | Song 4 | ▸Song 5      (data source)
                     row  nil

                8. swipe backward  Song 5 → Song 2 #2
                     1  viewControllerAfter(Song 5) → Song 6
                     2  viewControllerBefore(Song 5) → Song 2 #2
                     3  willTransitionTo [Song 2 #2]
                     4  didFinishAnimating finished: true, previous: [Song 5], completed: true
                           row: nil → Song 2 #2
                     5  viewControllerBefore(Song 2 #2) → Song 1 #2                     preloaded
                     holds  Song 1 #2 | ▸Song 2 #2 | ?      loaded Song 1 #2, Song 2 #2      dropped Song 5
                     holds  Song 1 #2 | ▸Song 2 #2 | Song 6 | Song 4 | Song 5      (data source)
                     row  Song 2 #2

                9. swipe forward  Song 2 #2 → Song 6
                     1  viewControllerAfter(Song 2 #2) → Song 6
                     2  willTransitionTo [Song 6]
                     3  didFinishAnimating finished: true, previous: [Song 2 #2], completed: true
                           row: Song 2 #2 → Song 6
                     4  viewControllerAfter(Song 6) → nil                               nil is remembered
                     holds  Song 2 #2 | ▸Song 6 | nil      loaded Song 6      dropped Song 1 #2
                     holds  Song 1 #2 | Song 2 #2 | ▸Song 6 | Song 4 | Song 5      (data source)
                     row  Song 6

                10 steps, 24 callbacks, no findings

                """)
    }
}
