import type { Logger } from 'pino'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { DueLoop } from '#server/base/due-loop.ts'
import type { Change } from '#server/live/change.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { openDueGamesLoop } from '#server/modules/game/due-games-loop.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import type { Services } from '#server/modules/services.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { tellChallenge } from './tell-challenge.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock'> & { logger: Pick<Logger, 'warn'> }

/**
 * Announces each challenge that comes out by the clock, as if it were enabled at that moment. Releases that
 * happened while no process was running are announced at the start. Of many processes, the first one announces.
 */
export const openReleases = (needs: Needs): DueLoop =>
  openDueGamesLoop({
    ...needs,
    gamesDue: (now) => needs.store.challenges.gamesToTell(now),
    nextDue: () => needs.store.challenges.nextRelease(),
    carryOut: (gameId) => release(gameId, needs),
    failure: 'released challenges were not announced',
  })

export const releaseSubscriber =
  ({ checkNow }: Pick<DueLoop, 'checkNow'>): Subscriber =>
  (changes) => {
    if (changes.some(({ kind }) => kind === 'challenge-changed' || kind === 'game-changed')) checkNow()
  }

const release = (gameId: number, { clock, ...needs }: Needs): Promise<void> =>
  commit(needs, async (tables, changes) => {
    const game = await tables.games.lock(gameId)
    if (game !== null) changes.push(...(await tellRelease(game, tables, clock.now())))
  })

async function tellRelease(game: Game, tables: Tables, now: number): Promise<Change[]> {
  const released = await tables.challenges.announceReleased(game.id, gameNow(game, now))
  if (released.length === 0) return []
  const changes: Change[] = [
    { kind: 'board-facts', gameId: game.id, facts: await appendBoardChange(game.id, tables) },
    { kind: 'challenge-changed', gameId: game.id },
  ]
  if (phaseOf(game, now) !== 'ongoing') return changes
  for (const { opensAt, ...challenge } of released) {
    // A challenge that is out at the start of the game is no news.
    if (opensAt <= game.startAt) continue
    const news = { gameId: game.id, type: 'NewChallenge', challenge, at: now } as const
    changes.push(...(await tellChallenge(news, tables)))
  }
  return changes
}
