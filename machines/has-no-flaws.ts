/** Validation errors by field. Null: the field has none. */
export function hasNoFlaws(flaws: object): boolean {
  return Object.values(flaws).every((flaw) => flaw === null)
}
