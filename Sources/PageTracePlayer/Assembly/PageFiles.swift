private import CPageFiles

/// The files under `Page`, joined in a fixed order.
enum PageFiles {
    static let template = Template(text: bytes(page_template()))
    static let rules = bytes(page_rules())

    static let style = CondensedFile(styleSource).bytes
    /// The style of a page that answers to a finger.
    static let liveStyle = style + CondensedFile(liveStyleSource).bytes

    /// One function, so that nothing of it is seen by other scripts that somebody may run beside it.
    static let script = function(scriptSource)
    /// The script of a page that answers to a finger.
    static let liveScript = function(scriptSource + liveScriptSource)

    static var styleSource: [UInt8] { bytes(page_style()) }
    static var liveStyleSource: [UInt8] { bytes(page_live_style()) }
    static var scriptSource: [UInt8] { bytes(page_script()) }
    static var liveScriptSource: [UInt8] { bytes(page_live_script()) }

    private static func function(_ script: [UInt8]) -> [UInt8] {
        Array("(() => {\n\"use strict\";\n".utf8) + CondensedFile(script).bytes + Array("})();\n".utf8)
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] { Array(String(cString: text).utf8) }
}
