/** Flaws are told field by field: null where there is none. */
export function isFlawless(flaws: object): boolean {
  return Object.values(flaws).every((flaw) => flaw === null)
}
