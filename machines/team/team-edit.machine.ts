import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'
import { formMachine, keepNothing } from '../kit/form.ts'
import type { TeamScope } from './membership.machine.ts'

export interface TeamForm {
  saved: TeamTexts
  typed: TeamTexts
}
/**
 * A null `name` is left unchanged, so that a change in another window is not overwritten. `bio` is part of
 * every request.
 */
export interface TeamUpdate extends TeamScope {
  name: string | null
  bio: string
}

export const teamEditMachine = formMachine<TeamScope, TeamForm, TeamUpdate>({
  id: 'teamEdit',
  description: 'Saves the name and the description of a team.',
  flaws: ({ typed }) => teamFlaws(typed),
  isSame: (form) => teamChanges(form).length === 0,
  toSent(form, { team }) {
    const { name, bio } = trimmedTexts(form.typed)
    return { team, name: teamChanges(form).includes('name') ? name : null, bio }
  },
  keep: keepNothing,
  tell: () => ({ kind: 'team-saved' }),
})

/** The fields that differ from the saved texts, in the order of the form. */
export function teamChanges({ saved, typed }: TeamForm): readonly (keyof TeamTexts)[] {
  const meant = trimmedTexts(typed)
  return (['name', 'bio'] as const).filter(
    (field) => typed[field] !== saved[field] && meant[field] !== saved[field],
  )
}
