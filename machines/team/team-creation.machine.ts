import type { TeamInfoModel } from '#contract/models/team.ts'
import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'
import { formMachine, keepNothing } from '../kit/form.ts'

/** Ends with the new team, after the list of the user's teams contains it. */
export const teamCreationMachine = formMachine<object, TeamTexts, TeamTexts, TeamInfoModel>({
  id: 'teamCreation',
  description: 'Creates a team for the user.',
  flaws: teamFlaws,
  toSent: trimmedTexts,
  keep: keepNothing,
  ends: true,
  tell: (_, { name }) => ({ kind: 'team-created', team: name }),
})
