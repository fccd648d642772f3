// UIKit re-exports Foundation, and app code relies on it.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
