import type { Logger } from 'pino'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { Change } from '#server/live/change.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import { addNotice } from '#server/modules/notice/add-notice.ts'
import type { Services } from '#server/modules/services.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'

/** Tells players of each challenge that comes out by the clock, as if it were enabled at that moment. */
export interface Releases {
  /** Call it after a commit by which a challenge may come out earlier or later. */
  checkNow(): void
  close(): Promise<void>
}

/**
 * Another process may have stored a release and been killed, and the clock may be set. All processes wait for
 * the same moment; the first one tells.
 */
const LOOK_MS = 5000

type Needs = Pick<Services, 'store' | 'publish' | 'clock'> & { logger: Pick<Logger, 'warn'> }

/** Releases that came while no process was running are told at the start. */
export function openReleases(needs: Needs): Releases {
  const { store, clock, logger } = needs
  let working: Promise<void> | null = null
  let isWanted = false
  let isClosed = false
  let cancel = () => {}

  const untilNext = async () => {
    try {
      for (const gameId of await store.challenges.gamesToTell(clock.now())) await release(gameId, needs)
      const nextAt = (await store.challenges.nextRelease()) ?? Number.POSITIVE_INFINITY
      return Math.min(LOOK_MS, nextAt - clock.now())
    } catch (error) {
      logger.warn({ err: error }, 'released challenges were not announced')
      return LOOK_MS
    }
  }
  const work = async () => {
    while (isWanted && !isClosed) {
      isWanted = false
      cancel()
      const pause = await untilNext()
      if (pause <= 0) isWanted = true
      else if (!isClosed) cancel = clock.after(pause, checkNow)
    }
  }
  const checkNow = () => {
    isWanted = true
    if (isClosed || working !== null) return
    working = work().finally(() => {
      working = null
      if (isWanted) checkNow()
    })
  }
  checkNow()
  return {
    checkNow,
    close: async () => {
      isClosed = true
      cancel()
      await working
    },
  }
}

export const releaseSubscriber =
  ({ checkNow }: Pick<Releases, 'checkNow'>): Subscriber =>
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
  for (const { title, opensAt } of released) {
    // Challenges that are there from the start are no news.
    if (opensAt <= game.startAt) continue
    const notice = await addNotice({ gameId: game.id, type: 'NewChallenge', content: title, at: now }, tables)
    changes.push({ kind: 'notice-added', notice, hasStarted: true })
  }
  return changes
}
