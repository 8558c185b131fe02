import type { InviteCode } from '#contract/rules/invite-code.ts'
import { formMachine } from '../kit/form.ts'

/** Ends with the id of the team, after the list of the user's teams contains it. */
export const teamJoiningMachine = formMachine<object, InviteCode, InviteCode, number, { team: string }>({
  id: 'teamJoining',
  description: 'Joins a team with a typed code or a followed link.',
  flaws: () => ({}),
  toSent: (invite) => invite,
  keep: ({ name }) => ({ team: name }),
  ends: true,
  tell: ({ team }) => ({ kind: 'team-joined', team }),
})
