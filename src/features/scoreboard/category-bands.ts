import type { ChallengeTag } from '#contract/models/challenge-names.ts'

export interface Band {
  tag: ChallengeTag
  from: number
  count: number
}

export function bandsOf(challenges: readonly { tag: ChallengeTag }[]): readonly Band[] {
  const bands: Band[] = []
  challenges.forEach(({ tag }, from) => {
    const last = bands.at(-1)
    if (last?.tag === tag) last.count++
    else bands.push({ tag, from, count: 1 })
  })
  return bands
}
