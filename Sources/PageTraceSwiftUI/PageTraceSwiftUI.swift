// Names and what they mean are Apple's: a comment here says what is different.

// SwiftUI re-exports UIKit's types and Foundation, and app code relies on it; so do the files here.
@_exported public import Foundation
@_exported public import PageTraceUIKit
