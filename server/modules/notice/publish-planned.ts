import type { Logger } from 'pino'
import { gameNow } from '#contract/rules/game-clock.ts'
import { openDueLoop, type DueLoop } from '#server/base/due-loop.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import { publishTo } from './publish-to.ts'

/** Checked this often for the same reasons as releases, see `release-challenges.ts`. */
const LOOK_MS = 5000

type Needs = Pick<Services, 'store' | 'publish' | 'clock'> & { logger: Pick<Logger, 'warn'> }

/** Publishes each planned notice once, by one of many processes, and after a restart later. */
export function openPlannedNotices(needs: Needs): DueLoop {
  const { store, clock, logger } = needs
  const run = async () => {
    try {
      for (const gameId of await store.addressedNotices.gamesDue(clock.now())) await publishDue(gameId, needs)
      const nextAt = (await store.addressedNotices.nextDue()) ?? Number.POSITIVE_INFINITY
      return Math.min(LOOK_MS, nextAt - clock.now())
    } catch (error) {
      logger.warn({ err: error }, 'planned notices were not published')
      return LOOK_MS
    }
  }
  return openDueLoop({ clock, run })
}

/** A new plan, or a new time in a game, may make a notice due earlier. */
export const plannedNoticeSubscriber =
  ({ checkNow }: Pick<DueLoop, 'checkNow'>): Subscriber =>
  (changes) => {
    const mayBeDue = changes.some(
      ({ kind }) => kind === 'addressed-notices-changed' || kind === 'game-changed',
    )
    if (mayBeDue) checkNow()
  }

const publishDue = (gameId: number, { clock, ...needs }: Needs): Promise<void> =>
  commit(needs, async (tables, changes) => {
    const game = await tables.games.lock(gameId)
    if (game === null) return
    const now = clock.now()
    for (const { id, type, content, teams } of await tables.addressedNotices.due(
      gameId,
      gameNow(game, now),
    )) {
      await tables.addressedNotices.delete(id)
      const out = await publishTo(teams, { gameId, type, content, at: now }, now >= game.startAt, tables)
      changes.push(...out.changes)
    }
    changes.push({ kind: 'addressed-notices-changed', gameId })
  })
