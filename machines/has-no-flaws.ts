/** Null: the field has no flaw. */
export function hasNoFlaws(flaws: object): boolean {
  return Object.values(flaws).every((flaw) => flaw === null)
}
