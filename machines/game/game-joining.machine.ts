import { notNull } from '../not-null.ts'
import { formMachine } from '../kit/form.ts'
import type { OwnParticipation } from './participation.machine.ts'

export interface JoinRules {
  /** Empty: the game has no organisations. */
  organizations: readonly string[]
  invite: 'needed' | 'open'
}
export interface JoinInput {
  team: { id: number; name: string } | null
  organization: string | null
  inviteCode: string
}
export type JoinFlaws = Record<keyof JoinInput, 'missing' | null>
/** A field that the game does not require is null. */
export interface SentJoin {
  game: number
  team: { id: number; name: string }
  organization: string | null
  inviteCode: string | null
}
interface JoinForm {
  wish: JoinInput
  rules: JoinRules
}

/** Passes the invite code to the effect without storing it, because it is a secret. */
export const gameJoiningMachine = formMachine<
  { game: number },
  JoinForm,
  SentJoin,
  OwnParticipation,
  JoinRules,
  'team'
>({
  id: 'gameJoining',
  description: "Joins a game with one of the user's teams.",
  flaws: ({ wish, rules }) => joinFlaws(wish, rules),
  toSent: ({ wish, rules }, { game }) => ({
    game,
    team: notNull(wish.team),
    organization: rules.organizations.length > 0 ? wish.organization : null,
    inviteCode: rules.invite === 'needed' ? wish.inviteCode.trim() : null,
  }),
  keep: ({ rules }) => rules,
  // A refusal names no field. Without a code only the team can be wrong, and only the team can be missing.
  blamed: ({ kind }, { invite }) =>
    kind === 'missing' || (kind === 'refused' && invite === 'open') ? 'team' : null,
  ends: true,
  tell: (_, { status, team }) => ({
    kind: status === 'Accepted' ? 'game-entered' : 'game-joined',
    team: team ?? '',
  }),
})

export function joinFlaws(
  { team, organization, inviteCode }: JoinInput,
  { organizations, invite }: JoinRules,
): JoinFlaws {
  return {
    team: team === null ? 'missing' : null,
    organization:
      organizations.length > 0 && (organization === null || !organizations.includes(organization))
        ? 'missing'
        : null,
    inviteCode: invite === 'needed' && inviteCode.trim() === '' ? 'missing' : null,
  }
}
