/// Says in a bitmap how many of its pixels are an inch, so that it is placed in its own size.
struct PNGFinish {
    let resolution: Double

    /// The signature and the first chunk, which has the size; the others may be anywhere after it.
    private static let headSize = 33

    func finish(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard bytes.count > Self.headSize else { return Array(bytes) }
        let perMeter = Self.bytes(of: UInt32((resolution / 0.0254).rounded()))
        // Across, down, and that the unit is the meter.
        let chunk = Array("pHYs".utf8) + perMeter + perMeter + [1]
        let whole = Self.bytes(of: UInt32(chunk.count - 4)) + chunk + Self.bytes(of: Self.checksum(of: chunk))
        return Array(bytes[..<Self.headSize]) + whole + Array(bytes[Self.headSize...])
    }

    private static func bytes(of value: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
        }
        return ~sum
    }
}
