#if !(os(macOS) || os(iOS) || os(tvOS))
    /// A transform of the plane, which Foundation lacks here.
    public struct CGAffineTransform: Hashable, Sendable {
        /// The entry at the left of the first row.
        public var a: CGFloat
        /// The entry at the right of the first row.
        public var b: CGFloat
        /// The entry at the left of the second row.
        public var c: CGFloat
        /// The entry at the right of the second row.
        public var d: CGFloat
        /// The distance to the right.
        public var tx: CGFloat
        /// The distance downward.
        public var ty: CGFloat

        /// Creates a transform from its entries.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Creates the transform that changes nothing.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// Creates a transform that moves.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

        /// Creates a transform that scales.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Creates a transform that rotates.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// The transform that changes nothing.
        public static let identity = CGAffineTransform()

        /// Whether it changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// The transform that applies this one, and then another.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
        }

        /// The transform that moves first.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// The transform that scales first.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// The transform that rotates first.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
    }

    /// A distance to the right and downward.
    public struct CGVector: Hashable, Sendable {
        /// The distance to the right.
        public var dx: CGFloat
        /// The distance downward.
        public var dy: CGFloat

        /// Creates a distance.
        public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

        /// No distance.
        public static let zero = CGVector(dx: 0, dy: 0)
    }
#endif
