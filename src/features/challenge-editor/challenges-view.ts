import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export type ChallengesView = ListState<{ challenges: readonly ChallengeInfoModel[] }>
export interface CategoryGroup {
  tag: ChallengeTag
  challenges: readonly ChallengeInfoModel[]
}
export interface ChallengeListFilter {
  text: string
  tag: ChallengeTag | null
}

export function toChallengesView(read: Read<readonly ChallengeInfoModel[]>): ChallengesView {
  return toListState(read, (challenges) => (challenges.length === 0 ? null : { challenges }))
}

/** Groups by category in the players' order. Within a category, older challenges come first. */
export function groupsOf(
  challenges: readonly ChallengeInfoModel[],
  { text, tag }: ChallengeListFilter,
): readonly CategoryGroup[] {
  const wanted = text.trim().toLocaleLowerCase()
  const isFound = ({ id, title }: ChallengeInfoModel) =>
    wanted === '' ||
    title.toLocaleLowerCase().includes(wanted) ||
    `#${id}` === wanted ||
    String(id) === wanted
  return CHALLENGE_TAGS.flatMap((each) => {
    const found =
      tag === null || tag === each
        ? challenges.filter((challenge) => challenge.tag === each && isFound(challenge))
        : []
    return found.length === 0 ? [] : [{ tag: each, challenges: found }]
  })
}
