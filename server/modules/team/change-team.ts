import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Boards } from '#server/modules/board/boards.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { boardsOn } from '#server/store/boards.ts'
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
  /** The boards that show the change. */
  boards?: Boards
}

/**
 * One change at a time for each team, in all processes. A refusal is handed back and not thrown until all is
 * stored: a team that was unlocked on the way stays unlocked.
 */
export async function changeTeam<Value>(wish: TeamChange, work: Work<Value>): Promise<Value> {
  const { id, store, turn, missing, boards } = wish
  const change = async (tables: Tables): Promise<Changed<Value>> => {
    const games = boards ? await lockGamesOf(id, tables) : []
    const team = await tables.teams.lock(id)
    if (team === null) return { answer: missing ?? refuse(400, 'teamMissing'), told: [] }
    if (boards && !(await areAllOf(games, id, tables))) return 'again'
    const answer = await work(team, tables)
    if (answer instanceof Refusal) return { answer, told: [] }
    const told: BoardChange[] = []
    for (const gameId of games) told.push({ gameId, facts: await appendBoardChange(gameId, tables) })
    return { answer, told }
  }
  const changed = await (turn === undefined ? store.transaction(change) : store.exclusively(turn, change))
  if (changed === 'again') return changeTeam(wish, work)
  for (const { gameId, facts } of changed.told) boards?.apply(gameId, facts)
  if (changed.answer instanceof Refusal) throw changed.answer
  return changed.answer
}

interface BoardChange {
  gameId: number
  facts: NumberedFact[]
}
type Changed<Value> = { answer: Value | Refusal; told: BoardChange[] } | 'again'

/** Games come before teams wherever both are locked, and by their numbers where there are many. */
async function lockGamesOf(id: number, { sql, games }: Tables): Promise<number[]> {
  const ids = await boardsOn(sql).ofTeam(id)
  for (const gameId of ids) await games.lock(gameId)
  return ids
}

/** The team may have come into another game before it was locked; that game would have to be locked first. */
async function areAllOf(games: readonly number[], id: number, { sql }: Tables): Promise<boolean> {
  return (await boardsOn(sql).ofTeam(id)).every((gameId) => games.includes(gameId))
}

/** To be an Admin does not help. */
export function changeAsCaptain<Value>(change: TeamChange, actor: Actor, work: Work<Value>): Promise<Value> {
  return changeTeam(change, async (team, tables) =>
    team.captainId === actor.id ? work(team, tables) : refuse(403, 'notCaptain'),
  )
}

/**
 * A team is locked while it is in a game that has not ended. The first check after its games removes an
 * outdated lock.
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

/**
 * The lock name for changes of a user's captaincies, so that concurrent changes of two teams cannot exceed
 * the limit.
 */
export const captaincyLock = (userId: string) => `captain:${userId.toLowerCase()}`
