// Whoever imports UIKit has Foundation as well, and app code relies on it.
@_exported public import Foundation
