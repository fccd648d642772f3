// Whoever imports PageTrace speaks of containers, gestures and clients as well.
@_exported public import Paging
