public import Paging

extension Recording: Codable {
    private enum Key: String, CodingKey {
        case version, source, device, system, title, about, container, pages, omitted, steps
    }

    /// Reads a recording of version 1.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let version = try values.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "This is a recording of version \(version); version \(Self.version) can be read.")
        }
        self.init(
            title: try values.decode(String.self, forKey: .title),
            about: try values.decodeIfPresent(String.self, forKey: .about) ?? "",
            container: try values.decode(String.self, forKey: .container),
            pages: try values.decode([String].self, forKey: .pages),
            steps: try values.decode([Step].self, forKey: .steps),
            omitted: try values.decodeIfPresent(OmittedSteps.self, forKey: .omitted))
        guard try values.decodeIfPresent(String.self, forKey: .source) == "device" else { return }
        device = RecordedDevice(
            model: try values.decodeIfPresent(String.self, forKey: .device) ?? "",
            system: try values.decodeIfPresent(String.self, forKey: .system) ?? "")
    }

    /// Writes the recording; what is left out only if something is.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Self.version, forKey: .version)
        if let device {
            try values.encode("device", forKey: .source)
            if !device.model.isEmpty { try values.encode(device.model, forKey: .device) }
            if !device.system.isEmpty { try values.encode(device.system, forKey: .system) }
        }
        try values.encode(title, forKey: .title)
        if !about.isEmpty { try values.encode(about, forKey: .about) }
        try values.encode(container, forKey: .container)
        try values.encode(pages, forKey: .pages)
        try values.encodeIfPresent(omitted, forKey: .omitted)
        try values.encode(steps, forKey: .steps)
    }
}

extension Finding.Kind: Codable {}
extension GestureOutcome: Codable {}
extension Direction: Codable {}
extension Phase: Codable {}
extension CallbackRecord.Role: Codable {}

extension HeldPages.Slot: Codable {
    private enum Key: String, CodingKey { case slot, page, state, shown }
    private enum State: String, Codable { case unknown, none }

    /// Reads `{"slot": "after", "page": "Third"}`, or a `state` of `unknown` or `none` instead of the page.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let content: HeldPages.Content
        if let page = try values.decodeIfPresent(String.self, forKey: .page) {
            content = .page(page)
        } else {
            content = try values.decode(State.self, forKey: .state) == .unknown ? .unknown : .none
        }
        self.init(
            name: try values.decode(String.self, forKey: .slot), content: content,
            isShown: try values.decodeIfPresent(Bool.self, forKey: .shown) ?? false)
    }

    /// Writes the slot; `shown` only if it is true.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .slot)
        switch content {
        case .page(let page): try values.encode(page, forKey: .page)
        case .unknown: try values.encode(State.unknown, forKey: .state)
        case .none: try values.encode(State.none, forKey: .state)
        }
        if isShown { try values.encode(true, forKey: .shown) }
    }
}
