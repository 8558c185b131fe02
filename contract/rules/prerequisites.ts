import { gamePhase, type GameTimes } from './game-phase.ts'

/** Per challenge. */
export const MAX_PREREQUISITES = 20

interface Challenge {
  id: number
  prerequisites: readonly number[]
}

/**
 * The challenges that a team has to solve before this one opens for it. A challenge that the team has solved
 * stays open, whatever organisers add to it later.
 */
export const lackedOf = ({ id, prerequisites }: Challenge, solved: { has(id: number): boolean }): number[] =>
  solved.has(id) ? [] : prerequisites.filter((needed) => !solved.has(needed))

/** In practice, after the end of the game, every challenge is open. */
export const isLocked = (lacked: readonly number[], game: GameTimes, now: number): boolean =>
  lacked.length > 0 && gamePhase(game, now) !== 'practice'

/**
 * Whether a challenge requires itself, directly or through others, so that no team could ever open it. `of`:
 * the prerequisites of each challenge.
 */
export function isBehindItself(id: number, of: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>()
  const waiting = [...(of.get(id) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === id) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(of.get(next) ?? []))
  }
  return false
}
