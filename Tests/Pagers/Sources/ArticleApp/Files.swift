// Apps as five articles build them, with the mistakes that these have.
//
// pagetrace: adapt App/Articles
