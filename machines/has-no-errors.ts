/** Flaws are told field by field: null where there is none. */
export function hasNoFlaws(flaws: object): boolean {
  return Object.values(flaws).every((flaw) => flaw === null)
}
