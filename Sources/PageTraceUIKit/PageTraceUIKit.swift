// Whoever imports this module has UIKit, and so has each of its files: Apple's where there is one, the face where there
// is none.
#if canImport(UIKit)
    @_exported public import UIKit
#else
    @_exported public import PageTraceFace
#endif
