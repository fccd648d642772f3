import PageTrace
import PageTraceBridge

extension RecordedDevice {
    /// The device that the app runs on, as the system reports it; where there is no UIKit, the model.
    @MainActor static var current: RecordedDevice {
        #if canImport(UIKit)
            let device = UIDevice.current
            return RecordedDevice(model: device.model, system: "\(device.systemName) \(device.systemVersion)")
        #else
            return RecordedDevice(model: "the model of PageTraceUIKit")
        #endif
    }
}
