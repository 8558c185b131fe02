/**
 * The chart enters certain states only if a fact is set. The compiler cannot see that, so this function
 * checks it.
 */
export function notNull<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('The chart came here without its fact.')
  return fact
}
