import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'

export type ChallengesView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'listed'; challenges: readonly ChallengeInfoModel[] }
export interface CategoryGroup {
  tag: ChallengeTag
  challenges: readonly ChallengeInfoModel[]
}
export interface Sought {
  text: string
  tag: ChallengeTag | null
}

export function toChallengesView(read: Read<readonly ChallengeInfoModel[]>): ChallengesView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready':
      return read.value.length === 0 ? { kind: 'empty' } : { kind: 'listed', challenges: read.value }
    default:
      return read satisfies never
  }
}

/** By category in the order that players see them in, and as they were made within one. */
export function groupsOf(challenges: readonly ChallengeInfoModel[], { text, tag }: Sought): readonly CategoryGroup[] {
  const wanted = text.trim().toLocaleLowerCase()
  const isFound = ({ id, title }: ChallengeInfoModel) =>
    wanted === '' || title.toLocaleLowerCase().includes(wanted) || `#${id}` === wanted || String(id) === wanted
  return CHALLENGE_TAGS.flatMap((each) => {
    const found = tag === null || tag === each ? challenges.filter((challenge) => challenge.tag === each && isFound(challenge)) : []
    return found.length === 0 ? [] : [{ tag: each, challenges: found }]
  })
}
