// UIKit re-exports Foundation, and app code relies on it; so do the files here.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
