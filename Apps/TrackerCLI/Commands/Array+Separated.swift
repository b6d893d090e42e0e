extension Array {
    /// The elements without a property, then those with it.
    func separated(by hasProperty: (Element) -> Bool) -> (without: [Element], with: [Element]) {
        (filter { !hasProperty($0) }, filter(hasProperty))
    }
}
