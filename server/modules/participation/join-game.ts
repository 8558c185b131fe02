import type { GameJoinModel } from '#contract/models/game.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { knowsGame } from '#server/modules/game-access/known-game.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import { signTeamToken } from '#server/modules/game/signing-keys.ts'
import type { Game } from '#server/store/games.ts'
import type { Participation } from '#server/store/rows/participation.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import { changeStatus, publishStatus, type StatusChange } from './change-status.ts'

/** Each player joins for one team. A player of an accepted team is accepted immediately. */
export async function joinGame(
  gameId: number,
  wish: GameJoinModel,
  actor: Actor,
  ip: string,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'config' | 'platformLog'>,
): Promise<null> {
  const { store, platformLog } = services
  const { game, team, changes } = await store.transaction(async (tables) => {
    const locked = await lockGame(gameId, tables)
    if (!(await knowsGame(locked, actor, tables))) throw refuse(404, 'gameMissing')
    checkGame(locked, wish, services)
    const own = await tables.teams.lock(wish.teamId ?? 0)
    if (own === null) throw refuse(404, 'teamMissing')
    if (!(await tables.teams.hasMember(own.id, actor.id))) throw refuse(400, 'youNotMember')
    await leaveRejected(gameId, actor, tables)
    const before = await tables.participations.ofTeam(gameId, own.id)
    // In games without review a rejection stays until an organiser withdraws it.
    if (before?.status === 'Rejected' && locked.acceptWithoutReview) throw refuse(400, 'teamTurnedAway')
    const { teamMemberCountLimit: limit } = locked
    const players = before === null ? 0 : await tables.participations.countMembers(before.id)
    if (limit > 0 && players >= limit) throw refuse(400, 'teamFull', { limit })
    const { participation, change } = await enter(
      before,
      { game: locked, team: own, organization: wish.organization ?? null },
      tables,
      services,
    )
    await tables.participations.addMember({ participationId: participation.id, gameId, userId: actor.id })
    // Without a review only a pending team is accepted, because only an organiser can change any other
    // status.
    const isLetIn = locked.acceptWithoutReview && participation.status === 'Pending'
    const acceptance = isLetIn
      ? await changeStatus(participation, 'Accepted', tables, services.clock.now())
      : null
    return { game: locked, team: own, changes: [change, acceptance].filter((one) => one !== null) }
  })
  for (const change of changes) publishStatus(change, services)
  services.publish([
    { kind: 'players-changed', gameId, isHidden: game.hidden },
    { kind: 'game-teams-changed', gameId },
    { kind: 'player-moved', userId: actor.id },
  ])
  const message = `Joined game ${gameId} (${game.title}) for team ${team.id} (${team.name})`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'game',
  })
  return null
}

function checkGame(
  game: Game,
  { organization, inviteCode }: GameJoinModel,
  { clock }: Pick<Services, 'clock'>,
): void {
  if (phaseOf(game, clock.now()) === 'ended') throw refuse(400, 'gameOver')
  if (!isInviteCode(inviteCode ?? null, game.inviteCode)) throw refuse(400, 'gameInviteWrong')
  if (hasOrganizations(game) && !game.organizations?.includes(organization ?? ''))
    throw refuse(400, 'organizationUnknown')
}

const hasOrganizations = ({ organizations }: Game) => organizations !== null && organizations.length > 0

/** A rejected user may join again, also with another team. */
async function leaveRejected(gameId: number, { id }: Actor, { participations }: Tables): Promise<void> {
  const own = await participations.ofUser(gameId, id)
  if (own === null) return
  if (own.status !== 'Rejected') throw refuse(400, 'joinedAlready')
  await participations.removeMember(own.id, id)
}

interface Entry {
  game: Game
  team: Team
  organization: string | null
}

/**
 * The first player chooses the organisation, and again after a rejection. Players who join later change
 * nothing.
 */
async function enter(
  before: Participation | null,
  { game, team, organization }: Entry,
  tables: Tables,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): Promise<{ participation: Participation; change: StatusChange | null }> {
  const said = hasOrganizations(game) ? organization : null
  if (before === null) {
    const privateKey = (await tables.games.privateKeyOf(game.id)) ?? ''
    const token = signTeamToken(privateKey, team.id, config.xorKey)
    const place = { gameId: game.id, teamId: team.id, status: 'Pending' as const }
    const id = await tables.participations.create({
      ...place,
      organization: said,
      token,
      createdAt: clock.now(),
    })
    return { participation: { ...place, id }, change: null }
  }
  if (before.status !== 'Rejected') return { participation: before, change: null }
  const change = await changeStatus(before, 'Pending', tables, clock.now())
  await tables.participations.setOrganization(before.id, said)
  return { participation: { ...before, status: 'Pending' }, change }
}

/** Compares in constant time, so that the timing reveals nothing. A game without a code is open to all. */
function isInviteCode(sent: string | null, inviteCode: string | null): boolean {
  return inviteCode === null || inviteCode === '' || timingSafeEqual(digest(sent ?? ''), digest(inviteCode))
}

const digest = (text: string) => createHash('sha256').update(text, 'utf16le').digest()
