import type { Logger } from 'pino'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { DueLoop } from '#server/base/due-loop.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import { commit } from '#server/modules/commit.ts'
import { openDueGamesLoop } from '#server/modules/game/due-games-loop.ts'
import type { Services } from '#server/modules/services.ts'
import { publishTo } from './publish-to.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock'> & { logger: Pick<Logger, 'warn'> }

/** Publishes each planned notice once, by one of many processes, and after a restart later. */
export const openPlannedNotices = (needs: Needs): DueLoop =>
  openDueGamesLoop({
    ...needs,
    gamesDue: (now) => needs.store.addressedNotices.gamesDue(now),
    nextDue: () => needs.store.addressedNotices.nextDue(),
    carryOut: (gameId) => publishDue(gameId, needs),
    failure: 'planned notices were not published',
  })

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
