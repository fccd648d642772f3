// Names and what they mean are Apple's: a comment here says what is different. A method of a protocol that is optional in
// UIKit has a default in an extension, so that the app may lack it.

// UIKit re-exports Foundation, and app code relies on it; so do the files here.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
