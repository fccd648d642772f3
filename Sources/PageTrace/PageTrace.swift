// Code that imports PageTrace uses containers, gestures and clients as well.
@_exported public import Paging
