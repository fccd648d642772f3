// The files of the app, which stay where they are; PageTraceAdapter makes copies that need no Objective-C.
//
// pagetrace: adapt App/Wrong
