/// A type that has a recording, such as the driver of an app's page view controller.
public protocol RecordingSource {
    /// The recording so far.
    var recording: Recording { get }
}
