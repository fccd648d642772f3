/// Something that has a recording: a walk of a test, the driver of an app's page view controller, a trace, or a recording
/// itself.
public protocol RecordingSource {
    /// The recording so far.
    var recording: Recording { get }
}

extension Recording: RecordingSource {
    /// The recording itself.
    public var recording: Recording { self }
}
