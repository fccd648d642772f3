import PageTrace
import Testing

@Suite("Whole recordings of a playlist: the mistakes")
struct PlaylistRecordings {
    @Test func `Cut: the code traps`() {
        #expect(
            PlaylistStories.recording(PlaylistStories.cut, title: "A playlist that is cut").text
                == """
                A playlist that is cut
                UIPageViewController, scroll

                0. set Blank
                     holds  ? | ▸Blank | ?      loaded Blank
                     holds  nil      (data source)
                     row  nil

                1. set  Blank → Song 4
                     holds  ? | ▸Song 4 | ?      loaded Song 4      dropped Blank
                     holds  ▸Song 4      (data source)
                     row  Song 4

                2. remove Song 3, Song 4, Song 5
                     holds  ? | ▸Song 4 | ?
                     holds  ▸Song 4      (data source)
                     row  nil

                3. swipe backward  Song 4  (crashed)
                     1  viewControllerAfter(Song 4) → nil
                     2  viewControllerBefore(Song 4)                                    traps
                     holds  ? | ▸Song 4 | nil
                     holds  ▸Song 4      (data source)
                     row  nil
                     ! callback 2: The app's code traps: “Index out of range: 2 of a playlist of 2”. The app would crash here, and the replay stops.

                4 steps, 2 callbacks, 1 finding, stopped at step 3

                """)
    }

    @Test func `Prepended to: one song is there twice`() {
        #expect(
            PlaylistStories.recording(PlaylistStories.prepended, title: "A playlist that grows at its front").text
                == """
                A playlist that grows at its front
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
                     holds  Song 2 | ▸Song 3 | Song 4
                     holds  Song 2 | ▸Song 3 | Song 4      (data source)
                     row  Song 2      wrong
                     ! row says Song 2, while Song 3 is shown.

                4. swipe forward  Song 3 → Song 4
                     1  willTransitionTo [Song 4]
                     2  didFinishAnimating finished: true, previous: [Song 3], completed: true
                           row: Song 2 → Song 3
                     3  viewControllerAfter(Song 4) → Song 4 #2                         preloaded
                     holds  Song 3 | ▸Song 4 | Song 4 #2      loaded Song 4 #2      dropped Song 2
                     holds  Song 3 | ▸Song 4 | Song 4 #2      (data source)
                     row  Song 3      wrong
                     ! callback 3: The page after Song 4 is Song 5, and the data source answered Song 4 #2.
                     ! callback 2: row says Song 3, while Song 4 is shown.

                5. swipe forward  Song 4 → Song 4 #2
                     1  willTransitionTo [Song 4 #2]
                     2  didFinishAnimating finished: true, previous: [Song 4], completed: true
                           row: Song 3 → Song 4 #2
                     3  viewControllerAfter(Song 4 #2) → Song 5                         preloaded
                     holds  Song 4 | ▸Song 4 #2 | Song 5      loaded Song 5      dropped Song 3
                     holds  Song 4 | ▸Song 4 #2 | Song 5      (data source)
                     row  Song 4 #2

                6 steps, 11 callbacks, 3 findings

                """)
    }
}
