/// What a color in the source is.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a color that stands in the source as `#colorLiteral`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What an image in the source is.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates an image that stands in the source as `#imageLiteral`.
    public convenience init(imageLiteralResourceName name: String) { self.init(name: name) }
}
