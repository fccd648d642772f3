/// The files under `Page`, joined in a fixed order: what comes first is used by what follows.
enum PageFiles {
    static let template = Template(text: PackageResources.page_html)

    static let style = joined(styles)
    /// The style of a page that answers to a finger.
    static let liveStyle = joined(styles + [PackageResources.live_css])

    /// One function, so that nothing of it is seen by other scripts that somebody may run beside it.
    static let script = function(scripts)
    /// The script of a page that answers to a finger.
    static let liveScript = function(scripts + liveScripts)

    static let styles = [
        PackageResources.palette_css, PackageResources.frame_css, PackageResources.bar_css,
        PackageResources.stage_css, PackageResources.phone_css, PackageResources.containers_css,
        PackageResources.slots_css, PackageResources.log_css, PackageResources.calls_css,
        PackageResources.timeline_css, PackageResources.wide_css, PackageResources.narrow_css,
        PackageResources.print_css,
    ]

    static let scripts = [
        PackageResources.elements_js, PackageResources.recording_js, PackageResources.wording_js,
        PackageResources.changes_js, PackageResources.transitions_js, PackageResources.moments_js,
        PackageResources.folding_js, PackageResources.player_js, PackageResources.strip_js,
        PackageResources.phone_js, PackageResources.stage_js, PackageResources.slots_js,
        PackageResources.log_js, PackageResources.calls_js, PackageResources.lanes_js,
        PackageResources.chart_js, PackageResources.timeline_js, PackageResources.header_js,
        PackageResources.input_js, PackageResources.start_js,
    ]

    static let liveScripts = [
        PackageResources.trail_js, PackageResources.live_js, PackageResources.finger_js, PackageResources.map_js,
        PackageResources.hands_js, PackageResources.begin_js,
    ]

    private static func function(_ files: [[UInt8]]) -> [UInt8] {
        joined([Array("(() => {\n\"use strict\";\n".utf8)] + files + [Array("})();\n".utf8)])
    }

    private static func joined(_ files: [[UInt8]]) -> [UInt8] {
        Array(files.lazy.map { CondensedFile($0).bytes }.joined())
    }
}
