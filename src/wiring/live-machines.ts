import type { ActorRefFrom } from 'xstate'
import { auditFeed } from '#contract/feeds/audit.ts'
import { boardFeed } from '#contract/feeds/board.ts'
import { eventsFeed } from '#contract/feeds/events.ts'
import type { Feed } from '#contract/feeds/feed.ts'
import { logsFeed } from '#contract/feeds/logs.ts'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { submissionsFeed } from '#contract/feeds/submissions.ts'
import { NO_UPDATES, teamFeed } from '#contract/feeds/team.ts'
import { listLogs } from '#contract/calls/admin.ts'
import { listAudit } from '#contract/calls/audit.ts'
import { listEvents, listNotices, listSubmissions } from '#contract/calls/game.ts'
import type { Outcome } from '#contract/problem.ts'
import { effect, type AbortSignalLike } from '#machines/effect.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { connectionEffects, connectionMachine } from '#machines/live/connection.machine.ts'
import { feedMachineOf, type FeedMachine, type SnapshotRequest } from '#machines/live/feed.machine.ts'
import { subscription } from '#machines/live/subscription.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import type { LiveMachines } from '#machines/live/live-types.ts'
import { watchNetwork } from '#src/live/watch-network.ts'
import type { ClientServices } from './services.ts'
import type { World } from './browser-world.ts'
import { boardRefreshMs, readBoard } from './board-source.ts'
import { holdConnection } from './hold-connection.ts'

/** How soon what nobody pushes is asked for again. */
const REFRESH_MS = 10_000
/** What one answer holds unless it is asked for more, and at most. */
const [PAGE, LONGEST] = [100, 500]

/** The lines, and what is kept true by them. */
export function wireLive(
  outside: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  world: World,
): LiveMachines {
  const { request } = outside
  const ofGame = (game: number | null) => ({ id: game ?? 0 })
  return {
    connection: connectionMachine.provide({
      actors: {
        holdLine: connectionEffects.holdLine.by(holdConnection(outside, session, world)),
        watchNetwork: connectionEffects.watchNetwork.by((_, say) => watchNetwork(say)),
      },
    }),
    feeds: {
      board: {
        stream: 'board',
        machine: (game) => filled(boardFeed, (signal) => readBoard(outside, game ?? 0, signal)),
        refreshMs: boardRefreshMs,
      },
      fullBoard: {
        stream: 'board',
        machine: (game) =>
          filled(boardFeed, (signal) => readBoard(outside, game ?? 0, signal, { full: true })),
        refreshMs: boardRefreshMs,
      },
      notices: {
        stream: 'notices',
        machine: (game) =>
          filled(noticesFeed, (signal) => request(listNotices, { params: ofGame(game) }, signal)),
        refreshMs: always,
      },
      events: {
        stream: 'monitor',
        machine: (game) =>
          filled(eventsFeed, (signal, shown) =>
            request(listEvents, { params: ofGame(game), ...asManyAs(shown) }, signal),
          ),
        refreshMs: always,
      },
      submissions: {
        stream: 'monitor',
        machine: (game) =>
          filled(submissionsFeed, (signal, shown) =>
            request(listSubmissions, { params: ofGame(game), ...asManyAs(shown) }, signal),
          ),
        refreshMs: always,
      },
      logs: {
        stream: 'logs',
        machine: () => filled(logsFeed, (signal) => request(listLogs, {}, signal)),
        refreshMs: always,
      },
      audit: {
        stream: 'audit',
        machine: () => filled(auditFeed, (signal) => request(listAudit, {}, signal)),
        refreshMs: always,
      },
      // What was told before is in the answers to the questions of the screens.
      team: {
        stream: 'team',
        machine: () => filled(teamFeed, async () => ({ ok: true, value: NO_UPDATES })),
        refreshMs: () => null,
      },
    },
  }
}

const always = () => REFRESH_MS

/** As many as one answer holds: further back names stay until they are read again. */
function asManyAs(shown: readonly unknown[] | null) {
  return shown === null || shown.length <= PAGE ? {} : { query: { count: Math.min(shown.length, LONGEST) } }
}

function filled<Value, Item>(
  feed: Feed<Value, Item>,
  read: (signal: AbortSignalLike, shown: Value | null) => Promise<Outcome<Value>>,
): FeedMachine<Value, Item> {
  return feedMachineOf(feed).provide({
    actors: {
      readSnapshot: effect<SnapshotRequest<Value>, Outcome<Value>>('readSnapshot').by(({ shown }, signal) =>
        read(signal, shown),
      ),
      watchNetwork: subscription<object, NetworkEvent>('watchNetwork').by((_, say) => watchNetwork(say)),
    },
  })
}
