/// The object that has the rows of a wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that is told about a wheel; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// The text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A row was chosen.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// By default, none.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels to choose from.
open class UIPickerView: UIView {
    /// The object that has the rows.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The object that is told.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]

    /// Chooses a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }

    /// The row that is chosen, -1 for none.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }

    /// Asks for everything again.
    open func reloadAllComponents() {}
}
