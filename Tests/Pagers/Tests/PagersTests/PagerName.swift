/// The pagers that there are, each right and wrong: those that the plugin adapts, then those that an alias compiles.
enum PagerName: String, CaseIterable {
    case intro, album, agenda, tour, segments, manual, routes, survey, feed, stories
    case onboarding, photos, calendar, pages, tabs, reader, book
}
