internal import CGraphvizShim

/// The bytes that libgvc has rendered, in its own memory.
struct Output {
    let pointer: UnsafeMutablePointer<CChar>?
    let length: Int

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : length) }

    func free() {
        graphviz_free_bytes(pointer)
    }
}
