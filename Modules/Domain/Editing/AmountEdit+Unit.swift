/// The units of typed amounts.
extension AmountEdit {
    /// True if the edit has no unit, or one that can be converted into this one.
    public func isMeasured(in unit: String) -> Bool {
        guard let typed = self.unit, !Unit.areEqual(typed, unit) else { return true }
        guard let from = MeasuredUnit(typed), let to = MeasuredUnit(unit) else { return false }
        return from.kind == to.kind
    }

    /// The amount in the unit of a goal.
    ///
    /// - Parameter name: The tracker's, for an error.
    func amount(in unit: String, of name: String) throws(EditError) -> Amount {
        guard let typed = self.unit, !Unit.areEqual(typed, unit) else { return amount }
        guard let from = MeasuredUnit(typed), let to = MeasuredUnit(unit), from.kind == to.kind else {
            throw .otherUnit(name: name, unit: unit, typed: typed)
        }
        let size = amount.inThousandths * from.size
        guard size.isMultiple(of: to.size) else { throw .inexactAmount(self, unit: unit) }
        guard let amount = Amount(thousandths: size / to.size) else { throw .amountTooLarge(name: name) }
        return amount
    }
}
