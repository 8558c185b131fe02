import type { OwnCategory } from '../models/category.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '../models/challenge-names.ts'

type Named = Pick<OwnCategory, 'tag' | 'label'>

export function repeatedTag(categories: readonly Named[]): ChallengeTag | null {
  return (
    categories.find(({ tag }, place) =>
      categories.some((other, before) => before < place && other.tag === tag),
    )?.tag ?? null
  )
}

/**
 * The tags with a label that another category of the game has too. A category without a label counts with its
 * tag.
 */
export function takenLabels(categories: readonly Named[]): readonly ChallengeTag[] {
  const own = new Map(categories.map(({ tag, label }) => [tag, label]))
  const shown = new Map(CHALLENGE_TAGS.map((tag) => [tag, comparable(own.get(tag) ?? tag)]))
  return [...own.keys()].filter((tag) =>
    [...shown].some(([other, label]) => other !== tag && label === shown.get(tag)),
  )
}

/** Sorts by tag and trims labels, so that the same categories always give the same text. */
export function inTagOrder(categories: readonly OwnCategory[]): OwnCategory[] {
  return CHALLENGE_TAGS.flatMap((tag) => categories.filter((each) => each.tag === tag)).map((each) => ({
    ...each,
    label: each.label.trim(),
  }))
}

/** Labels that differ only in case or width look the same to players. */
const comparable = (label: string) => label.normalize('NFKC').trim().toLowerCase()
