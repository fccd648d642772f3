// Driver and recorder have UIKit from here: Apple's where there is one, the face where there is none.
#if canImport(UIKit)
    @_exported public import UIKit
#else
    @_exported public import PageTraceFace
#endif
