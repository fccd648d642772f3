/// Makes images, which have nothing on them here.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer {
    public init(bounds: CGRect) {}
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(bounds: bounds) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        if let context = UIGraphicsImageRendererContext() { actions(context) }
        return UIImage()
    }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
    open var scale: CGFloat = 3
    open var opaque = false
    public init() {}
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext {
    public let cgContext: CGContext

    init?() {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        cgContext = context
    }

    open var currentImage: UIImage { UIImage() }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}

#if os(macOS) || os(iOS) || os(tvOS)
    /// A context of one pixel, which nobody sees.
    public func UIGraphicsGetCurrentContext() -> CGContext? {
        CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
#else
    public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

    /// What Core Graphics draws with, and what draws nothing here.
    public final class CGContext {
        init() {}
        public func saveGState() {}
        public func restoreGState() {}
        public func setFillColor(_ color: CGColor) {}
        public func setStrokeColor(_ color: CGColor) {}
        public func setLineWidth(_ width: CGFloat) {}
        public func setAlpha(_ alpha: CGFloat) {}
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
        public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
        public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
        public func rotate(by angle: CGFloat) {}
        public func beginPath() {}
        public func closePath() {}
        public func move(to point: CGPoint) {}
        public func addLine(to point: CGPoint) {}
        public func addRect(_ rect: CGRect) {}
        public func addEllipse(in rect: CGRect) {}
        public func addPath(_ path: CGPath) {}
        public func clip() {}
        public func fill(_ rect: CGRect) {}
        public func stroke(_ rect: CGRect) {}
        public func clear(_ rect: CGRect) {}
        public func fillEllipse(in rect: CGRect) {}
        public func strokeEllipse(in rect: CGRect) {}
        public func fillPath() {}
        public func strokePath() {}
    }
#endif
