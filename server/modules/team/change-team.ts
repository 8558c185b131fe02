import type { Clock } from '#server/base/clock.ts'
import type { Change } from '#server/live/change.ts'
import type { Publish } from '#server/live/publisher.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Store, Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { Refusal, refuse } from '#server/http/refusal.ts'

type Work<Value> = (team: Team, tables: Tables) => Promise<Value | Refusal>
interface TeamChange {
  id: number
  store: Store
  /** The name of a further lock, held during the change. */
  turn?: string
  /** The refusal if there is no such team. */
  missing?: Refusal
  /** Set if members and organisers see the change. */
  publish?: Publish
  /** Set if boards show the change too. Their games are locked before the team. */
  isOnBoards?: boolean
}

/**
 * Runs one change per team at a time, in all processes. Throws a refusal only after the commit, so that an
 * expired lock that was lifted on the way stays lifted.
 */
export async function changeTeam<Value>(wish: TeamChange, work: Work<Value>): Promise<Value> {
  const { id, store, turn, missing, publish, isOnBoards = false } = wish
  const change = async (tables: Tables): Promise<Changed<Value>> => {
    const games = isOnBoards ? await lockGamesOf(id, tables) : []
    const team = await tables.teams.lock(id)
    if (team === null) return { answer: missing ?? refuse(400, 'teamMissing'), changes: [] }
    if (isOnBoards && !(await areAllOf(games, id, tables))) return 'again'
    const before = publish ? await memberIds(id, tables) : []
    const answer = await work(team, tables)
    if (answer instanceof Refusal || !publish) return { answer, changes: [] }
    const changes: Change[] = []
    for (const gameId of games)
      changes.push({ kind: 'board-facts', gameId, facts: await appendBoardChange(gameId, tables) })
    const seenIn = isOnBoards ? games : await tables.boards.ofTeam(id)
    const isRenamed = (await tables.teams.byId(id))?.name !== team.name
    for (const gameId of seenIn) {
      changes.push({ kind: 'game-teams-changed', gameId })
      if (isRenamed) changes.push({ kind: 'names-changed', gameId })
    }
    changes.push({
      kind: 'own-teams-changed',
      members: [...new Set([...before, ...(await memberIds(id, tables))])],
    })
    return { answer, changes }
  }
  const changed = await (turn === undefined ? store.transaction(change) : store.exclusively(turn, change))
  if (changed === 'again') return changeTeam(wish, work)
  publish?.(changed.changes)
  if (changed.answer instanceof Refusal) throw changed.answer
  return changed.answer
}

type Changed<Value> = { answer: Value | Refusal; changes: Change[] } | 'again'

const memberIds = async (id: number, { teams }: Tables) =>
  (await teams.withMembers(id))?.members.map((member) => member.id) ?? []

/** Locks games before teams, as everywhere, and games in the order of their ids. */
async function lockGamesOf(id: number, { boards, games }: Tables): Promise<number[]> {
  const ids = await boards.ofTeam(id)
  for (const gameId of ids) await games.lock(gameId)
  return ids
}

/** False: the team joined another game before it was locked. That game would have to be locked first. */
async function areAllOf(games: readonly number[], id: number, { boards }: Tables): Promise<boolean> {
  return (await boards.ofTeam(id)).every((gameId) => games.includes(gameId))
}

/** Refuses admins too, unless they are the captain. */
export function changeAsCaptain<Value>(change: TeamChange, actor: Actor, work: Work<Value>): Promise<Value> {
  return changeTeam(change, async (team, tables) =>
    team.captainId === actor.id ? work(team, tables) : refuse(403, 'notCaptain'),
  )
}

/**
 * A team is locked while it is in a game that has not ended. The next reader lifts a lock that outlived its
 * games.
 */
export async function isTeamLocked(
  { id, locked }: Team,
  { teams, participations }: Tables,
  { clock }: { clock: Clock },
): Promise<boolean> {
  if (!locked) return false
  if (await participations.hasUnended(id, clock.now())) return true
  await teams.setLocked(id, false)
  return false
}

/** The lock on a user who may become captain, so that two concurrent changes cannot exceed the limit. */
export const captaincyLock = (userId: string) => `captain:${userId.toLowerCase()}`
