import TrackerData

extension TextsByKey: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral texts: (String, String)...) {
        self.init(texts.map { (key: $0.0, text: $0.1) })
    }

    /// The texts with one more.
    func adding(_ key: String, _ text: String) -> TextsByKey {
        let texts = map {
            (key: String(decoding: $0.key, as: UTF8.self), text: String(decoding: $0.text, as: UTF8.self))
        }
        return TextsByKey(texts + [(key: key, text: text)])
    }
}
