/** The chart leads to the states that need a fact only with it. */
export function notNull<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('The chart came here without its fact.')
  return fact
}
