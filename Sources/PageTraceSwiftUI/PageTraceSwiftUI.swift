// Whoever imports SwiftUI has UIKit's types and Foundation as well, and app code relies on it.
@_exported public import Foundation
@_exported public import PageTraceUIKit
