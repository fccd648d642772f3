import PageTrace

/// Reads a recording, or says why it is refused.
func recordingFile(_ text: String, limits: RecordingLimits = RecordingLimits()) throws -> RecordingFile {
    try RecordingFile(text.utf8, name: "walk.json", limits: limits)
}

/// A recording in JSON with these steps, the first of which is in line 2.
func recording(steps: String) -> String {
    "{\"version\": 1, \"container\": \"UIPageViewController, scroll\", \"steps\": [\n\(steps)\n]}"
}

/// A step of a recording in JSON with this callback.
func step(callback: String) -> String {
    #"{"number": 0, "gesture": {"name": "swipe forward", "outcome": "completed"}, "callbacks": [\#(callback)]}"#
}
