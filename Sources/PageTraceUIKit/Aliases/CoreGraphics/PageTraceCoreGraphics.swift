// For files that import CoreGraphics: in their target it is an alias of this module.
@_exported public import PageTraceUIKit
