/** The chart enters the states that need a fact only when it is set. The compiler cannot see that. */
export function notNull<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('The chart came here without its fact.')
  return fact
}
