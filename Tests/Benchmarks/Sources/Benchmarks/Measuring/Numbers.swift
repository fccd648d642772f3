/// A number with some digits behind the point.
func fixed(_ value: Double, _ digits: Int = 2) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard digits > 0 else { return grouped(scaled) }
    let fraction = String(scaled % scale)
    return grouped(scaled / scale) + "." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// A number with commas between its thousands.
func grouped(_ number: Int) -> String {
    var text = ""
    for (position, digit) in String(number).reversed().enumerated() {
        if position > 0, position.isMultiple(of: 3) { text = "," + text }
        text = String(digit) + text
    }
    return text
}

/// A time, in the unit that suits it.
func duration(milliseconds: Double) -> String {
    switch milliseconds {
    case ..<10: "\(fixed(milliseconds)) ms"
    case ..<1000: "\(fixed(milliseconds, 0)) ms"
    default: "\(fixed(milliseconds / 1000)) s"
    }
}

/// A frequency, in millions or thousands a second.
func rate(_ perSecond: Double) -> String {
    switch perSecond {
    case 10e6...: "\(fixed(perSecond / 1e6, 0)) million/s"
    case 1e6...: "\(fixed(perSecond / 1e6, 1)) million/s"
    default: "\(grouped(Int(perSecond / 1e3) * 1000))/s"
    }
}

/// An amount of memory.
func memory(_ kilobytes: Int) -> String {
    "\(fixed(Double(kilobytes) / 1024, 0)) MB"
}

extension [Double] {
    /// The middle of the values.
    var median: Double { sorted()[count / 2] }
}
