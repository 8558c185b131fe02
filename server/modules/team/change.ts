import type { Clock } from '#server/clock.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Store, Tables } from '#server/store/store.ts'
import type { Actor } from '#server/wire/actor.ts'
import { Refusal, refuse } from '#server/wire/refusal.ts'

type Work<Value> = (team: Team, tables: Tables) => Promise<Value | Refusal>
interface Change {
  id: number
  store: Store
  /** What no other process may do meanwhile, beside changing this team. */
  turn?: string
  /** What is said where there is no such team. */
  missing?: Refusal
}

/**
 * One change at a time for each team, in all processes. A refusal is handed back and not thrown until all is stored: a team that was
 * unlocked on the way stays unlocked.
 */
export async function changeTeam<Value>({ id, store, turn, missing }: Change, work: Work<Value>): Promise<Value> {
  const change = async (tables: Tables) => {
    const team = await tables.teams.lock(id)
    return team === null ? (missing ?? refuse(400, 'teamMissing')) : work(team, tables)
  }
  const answer = await (turn === undefined ? store.transaction(change) : store.exclusively(turn, change))
  if (answer instanceof Refusal) throw answer
  return answer
}

/** To be an Admin does not help. */
export function changeAsCaptain<Value>(change: Change, actor: Actor, work: Work<Value>): Promise<Value> {
  return changeTeam(change, async (team, tables) => (team.captainId === actor.id ? work(team, tables) : refuse(403, 'notCaptain')))
}

/** A lock holds while the team is in a game that has not ended. One that outlived its games is lifted by whoever comes across it. */
export async function isFrozen({ id, locked }: Team, { teams, participations }: Tables, { clock }: { clock: Clock }): Promise<boolean> {
  if (!locked) return false
  if (await participations.hasUnended(id, clock.now())) return true
  await teams.setLocked(id, false)
  return false
}

/** Whoever may become a captain is looked at under this name, so that two teams at once cannot make one of him too often. */
export const captaincyOf = (userId: string) => `captain:${userId.toLowerCase()}`
