extension String {
    /// The text with a sign before some of its ASCII characters.
    func marking(with sign: UInt8, _ isMarked: (UInt8) -> Bool) -> String {
        guard utf8.contains(where: isMarked) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isMarked(byte) { bytes.append(sign) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
