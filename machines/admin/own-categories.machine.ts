import { MAX_CATEGORY_LABEL } from '#contract/models/category-names.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { Problem } from '#contract/problem.ts'
import { inTagOrder, takenLabels } from '#contract/rules/category-label.ts'
import { isBlank } from '#contract/rules/team.ts'
import { formMachine } from '../kit/form.ts'
import type { GameScope } from './game-visibility.machine.ts'

export type CategoryFlaw = 'missing' | 'long' | 'taken'
export type CategoryFlaws = { [Tag in ChallengeTag]?: CategoryFlaw | null }
type Form = readonly OwnCategory[]
type Sent = GameScope & { categories: OwnCategory[] }

/** Saves the labels and colours of all categories together, because the call replaces them all. */
export const ownCategoriesMachine = formMachine<GameScope, Form, Sent, null, Form, ChallengeTag>({
  id: 'ownCategories',
  description: "Saves the labels and colours of a game's categories together.",
  flaws: categoryFlaws,
  toSent: (categories, { game }) => ({ game, categories: inTagOrder(categories) }),
  keep: (categories) => categories,
  blamed: blamedTag,
  tell: () => ({ kind: 'categories-saved' }),
})

export function categoryFlaws(categories: Form): CategoryFlaws {
  const taken = takenLabels(categories)
  return Object.fromEntries(
    categories.map(({ tag, label }) => [tag, taken.includes(tag) ? 'taken' : labelFlaw(label)]),
  )
}

function labelFlaw(label: string): CategoryFlaw | null {
  if (isBlank(label)) return 'missing'
  return label.trim().length > MAX_CATEGORY_LABEL ? 'long' : null
}

/** A refusal has only a title. It quotes the label, so the category is found by it. */
function blamedTag(problem: Problem, kept: Form): ChallengeTag | null {
  if (problem.kind !== 'refused') return null
  const { title } = problem
  return (
    kept.find(({ label }) => title.includes(`“${label.trim()}”`) || title.includes(`「${label.trim()}」`))
      ?.tag ?? null
  )
}
