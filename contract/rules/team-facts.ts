export interface OfTeam {
  participationId: number
}

/** The earliest fact of each team. */
export function firstOfEach<Fact extends OfTeam>(
  facts: readonly Fact[],
  atOf: (fact: Fact) => number,
): Fact[] {
  const firsts = new Map<number, Fact>()
  for (const fact of facts) {
    const known = firsts.get(fact.participationId)
    if (known === undefined || atOf(fact) < atOf(known)) firsts.set(fact.participationId, fact)
  }
  return [...firsts.values()]
}

export function grouped<Fact>(facts: readonly Fact[], keyOfFact: (fact: Fact) => string): Iterable<Fact[]> {
  const groups = new Map<string, Fact[]>()
  for (const fact of facts) {
    const key = keyOfFact(fact)
    const group = groups.get(key)
    if (group) group.push(fact)
    else groups.set(key, [fact])
  }
  return groups.values()
}

export const pairKey = (one: number, other: number) => `${one} ${other}`
export const inIdOrder = <Fact extends OfTeam>(a: Fact, b: Fact): [Fact, Fact] =>
  a.participationId < b.participationId ? [a, b] : [b, a]
