import Paging

extension QuestionnaireDescription {
    /// The client as it is written in a trace: what differs from the article's.
    var json: String {
        var members = [(key: "type", value: JSONWriting.string(ClientKind.questionnaire.rawValue))]
        if variant != .article { members.append(("variant", JSONWriting.string(variant.rawValue))) }
        return JSONWriting.object(members)
    }
}

extension PlaylistDescription {
    /// The client as it is written in a trace: what differs from the article's.
    var json: String {
        let usual = PlaylistDescription()
        var members = [(key: "type", value: JSONWriting.string(ClientKind.playlist.rawValue))]
        if variant != usual.variant { members.append(("variant", JSONWriting.string(variant.rawValue))) }
        if let placeholder { members.append(("placeholder", JSONWriting.string(placeholder))) }
        if keepsNearerThan != usual.keepsNearerThan { members.append(("keepsNearerThan", String(keepsNearerThan))) }
        return JSONWriting.object(members)
    }
}
