import type { OwnCategory } from '../models/category.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '../models/challenge-names.ts'

type Named = Pick<OwnCategory, 'tag' | 'label'>

/** The first tag that is named a second time; null for none. */
export function repeatedTag(categories: readonly Named[]): ChallengeTag | null {
  return (
    categories.find(({ tag }, place) =>
      categories.some((other, before) => before < place && other.tag === tag),
    )?.tag ?? null
  )
}

/** The labels that two categories of the game share. A category without a label is called by its tag. */
export function takenLabels(categories: readonly Named[]): readonly ChallengeTag[] {
  const own = new Map(categories.map(({ tag, label }) => [tag, label]))
  const shown = new Map(CHALLENGE_TAGS.map((tag) => [tag, comparable(own.get(tag) ?? tag)]))
  return [...own.keys()].filter((tag) =>
    [...shown].some(([other, label]) => other !== tag && label === shown.get(tag)),
  )
}

/** Sorted by tag, so that equal categories are equal texts. */
export function inTagOrder(categories: readonly OwnCategory[]): OwnCategory[] {
  return CHALLENGE_TAGS.flatMap((tag) => categories.filter((each) => each.tag === tag)).map((each) => ({
    ...each,
    label: each.label.trim(),
  }))
}

/** Labels that differ only in case or width look the same. */
const comparable = (label: string) => label.normalize('NFKC').trim().toLowerCase()
