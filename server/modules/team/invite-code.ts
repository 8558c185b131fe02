import { createHash, timingSafeEqual } from 'node:crypto'
import { printInviteCode } from '#contract/rules/invite-code.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { changeAsCaptain } from './change-team.ts'

export const newInviteToken = (ids: Ids) => ids.bytes(16).toString('hex')

export const inviteCodeOf = ({ name, id, inviteToken }: Pick<Team, 'name' | 'id' | 'inviteToken'>) =>
  printInviteCode({ name, id, token: inviteToken })

/**
 * Compares in constant time, so that the timing reveals nothing. Names that look alike differ, because every
 * character counts.
 */
export function opens(code: string, team: Team): boolean {
  return timingSafeEqual(digest(code), digest(inviteCodeOf(team)))
}

const digest = (text: string) => createHash('sha256').update(text, 'utf16le').digest()

export function getInviteCode(id: number, actor: Actor, { store }: Pick<Services, 'store'>): Promise<string> {
  return changeAsCaptain({ id, store }, actor, async (team) => inviteCodeOf(team))
}

/** Makes all earlier codes void. */
export function refreshInviteCode(
  id: number,
  actor: Actor,
  { store, ids }: Pick<Services, 'store' | 'ids'>,
): Promise<string> {
  return changeAsCaptain({ id, store }, actor, async (team, { teams }) => {
    const inviteToken = newInviteToken(ids)
    await teams.setInviteToken(id, inviteToken)
    return inviteCodeOf({ ...team, inviteToken })
  })
}
