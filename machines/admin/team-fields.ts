import type { AdminTeamModel } from '#contract/models/team.ts'
import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'

/** `saved` has the values of the server, `typed` those of the form. */
export interface TeamForm {
  saved: TeamTexts
  typed: TeamTexts
}
export interface AdminTeamFlaws {
  name: 'missing' | 'long' | null
  /** `fixed`: this call can replace a text, but not remove it. */
  bio: 'long' | 'fixed' | null
}

/** The fields that differ from the saved values, in the order of the form. */
export function adminTeamChanges({ saved, typed }: TeamForm): readonly (keyof TeamTexts)[] {
  const meant = trimmedTexts(typed)
  return (['name', 'bio'] as const).filter(
    (field) => typed[field] !== saved[field] && meant[field] !== saved[field],
  )
}

/** A value may be older than these limits, so an unchanged one has no flaw. */
export function adminTeamFlaws(form: TeamForm): AdminTeamFlaws {
  const changed = adminTeamChanges(form)
  const { name, bio } = teamFlaws(form.typed)
  return {
    name: changed.includes('name') ? name : null,
    bio: changed.includes('bio') ? (trimmedTexts(form.typed).bio === '' ? 'fixed' : bio) : null,
  }
}

export function toTeamChange(form: TeamForm): AdminTeamModel {
  const meant = trimmedTexts(form.typed)
  return Object.fromEntries(adminTeamChanges(form).map((field) => [field, meant[field]]))
}
