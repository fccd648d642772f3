/// Whatever has a recording to look at: the driver of an app's page view controller, for one.
public protocol RecordingSource {
    /// What was recorded so far.
    var recording: Recording { get }
}
