/// A chapter of the index: what it is about, and which traces show it, the plainest first.
///
/// Who adds a trace adds its name here.
struct Topic {
    let title: String
    let introduction: String
    let names: [String]

    static let all = [
        Topic(
            title: "Walks",
            introduction: "Swipes that land: what is asked, what is held, and what else is told on the way.",
            names: [
                "first-steps", "there-and-back", "loop-of-three", "loop-of-two", "page-indicator",
                "appearance-and-parents",
            ]),
        Topic(
            title: "Cancelled and bounced",
            introduction: "Swipes that do not land where they were headed.",
            names: ["cancelled-first-swipe", "cancelled-swipes", "bounces-at-both-ends", "reversed-flick"]),
        Topic(
            title: "Preloads",
            introduction: "After a landing the next page is usually asked for ahead of time. Not always.",
            names: ["skipped-preload", "preloads-never", "preloads-at-random"]),
        Topic(
            title: "Sets and jumps",
            introduction: "`setViewControllers`, alone and in the way of a gesture, on both systems.",
            names: [
                "jump-with-fresh-neighbors", "jump-with-stale-neighbors", "set-during-a-drag-strict",
                "set-during-a-drag-lenient", "set-during-a-drag-ios-26", "two-sets-at-once",
                "two-sets-at-once-ios-26", "two-deferred-sets", "set-in-a-completion", "set-in-a-completion-ios-26",
            ]),
        Topic(
            title: "Sets inside callbacks",
            introduction: "What an app does in a callback, at once or on the next turn of the main queue.",
            names: [
                "set-after-a-cancelled-swipe", "set-on-the-next-turn", "set-on-a-turn-in-mid-drag", "write-back-loop",
            ]),
        Topic(
            title: "What does not come",
            introduction: "Completion blocks and `didFinishAnimating` that never come, or come with `false`.",
            names: [
                "lost-end-of-a-swipe", "lost-block-of-a-set", "finger-during-a-set", "busy-for-ever",
                "busy-with-a-watchdog", "wanted-page-lost", "wanted-page-set-again", "coordinator",
            ]),
        Topic(
            title: "Positions and surroundings",
            introduction: "Where the scroll view inside stands, and what happens to the container itself.",
            names: ["progress-of-a-drag", "covered-and-uncovered", "caught-landing"]),
        Topic(
            title: "Changing lists and data sources",
            introduction: "What the container has been told it remembers, whatever happens to the list behind it.",
            names: [
                "list-grows-and-shrinks", "removed-page-comes-back", "photo-deleted", "data-source-reassigned",
                "answers-from-own-index", "look-up-that-traps", "fresh-pages", "fresh-pages-by-identity",
            ]),
        Topic(
            title: "Page curl",
            introduction: "Leaves instead of a scroll view: other questions, at other times, and two pages at once.",
            names: [
                "page-curl-spine-in-the-middle", "page-curl-rotated", "page-curl-at-the-end",
                "page-curl-at-the-end-raises",
            ]),
        Topic(
            title: "The right callback, and wrong ones",
            introduction: "Titles and indices that follow the page shown, and some that do not.",
            names: [
                "title-one-page-ahead", "title-set-in-the-data-source", "title-set-in-did-finish",
                "index-committed-blindly",
                "index-committed-when-completed", "index-counted-by-direction", "index-and-counter",
                "index-follows-the-scroll-position",
                "which-callback-to-use", "notes-and-emphasis",
            ]),
        Topic(
            title: "A questionnaire",
            introduction: "A presenter that counts transitions, and one that looks at the page shown.",
            names: [
                "questionnaire-there-and-back", "questionnaire-cancelled", "questionnaire-repaired",
                "questionnaire-skipped-preload", "questionnaire-table-empty", "questionnaire-as-printed",
            ]),
        Topic(
            title: "A detail screen that follows a list",
            introduction: "A data source that keeps controllers of its own, while the list behind it changes.",
            names: ["playlist-walk", "playlist-grows", "playlist-prepended", "playlist-cut", "playlist-repaired"]),
        Topic(
            title: "A paging scroll view",
            introduction: "A scroll view with paging, and pages that are told when they appear.",
            names: [
                "pager-walk", "pager-unnoticed-changes", "pager-noticed-changes", "pager-rotation-unreported",
                "pager-rotation-reported", "pager-without-flag", "pager-before-the-layout", "pager-in-a-grid",
            ]),
        Topic(
            title: "A root container",
            introduction: "Splash, authentication and main part, switched by three strategies.",
            names: [
                "root-stack", "root-window", "root-containment", "root-deep-link", "root-out-in-mid-fade",
                "root-out-in-mid-fade-repaired", "root-second-tap",
            ]),
        Topic(
            title: "Quirks",
            introduction: "Anomalies that were seen on devices. Each is off until a trace names it.",
            names: ["quirk-commit-in-mid-drag", "quirk-exact-center", "quirk-caught-return", "quirk-lost-did-finish"]),
        Topic(
            title: "Long runs",
            introduction: "Swipes that repeat, and swipes drawn at random: few words for many gestures.",
            names: ["back-and-forth", "random-walk"]),
        Topic(title: "Names", introduction: "Pages may be called anything.", names: ["names-in-many-scripts"]),
    ]
}
