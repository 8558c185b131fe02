import type { ActorRefFrom } from 'xstate'
import { listLogs } from '#contract/calls/admin.ts'
import { listAudit } from '#contract/calls/audit.ts'
import { getBoard } from '#contract/calls/board.ts'
import { listEvents, listNotices, listSubmissions, getGame, getScoreboard } from '#contract/calls/game.ts'
import { auditFeed } from '#contract/feeds/audit.ts'
import { baseNoticesFeed } from '#contract/feeds/base-notices.ts'
import { boardFeed, type BoardRead } from '#contract/feeds/board.ts'
import { eventsFeed } from '#contract/feeds/events.ts'
import type { Feed } from '#contract/feeds/feed.ts'
import { logsFeed } from '#contract/feeds/logs.ts'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { submissionsFeed } from '#contract/feeds/submissions.ts'
import { NO_UPDATES, teamFeed } from '#contract/feeds/team.ts'
import { instant } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { fromScoreboard } from '#contract/rules/board/from-scoreboard.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { effect, type AbortSignalLike } from '#machines/effect.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import { connectionEffects, connectionMachine } from '#machines/live/connection.machine.ts'
import { feedMachineOf, type FeedMachine, type SnapshotRequest } from '#machines/live/feed.machine.ts'
import type { LiveMachines } from '#machines/live/live-types.ts'
import { subscription } from '#machines/live/subscription.ts'
import { watchNetwork } from '#src/live/watch-network.ts'
import type { World } from './browser-world.ts'
import { holdConnection } from './hold-connection.ts'
import type { ClientServices } from './services.ts'

/** A base server sends the whole board, which is large, so it is read less often. */
const REFRESH = { compactMs: 10_000, wholeMs: 30_000 }

/** The failure for a response that is no board. */
const BROKEN: Outcome<BoardRead> = { ok: false, problem: { kind: 'broken', status: 200, title: null } }

/** The interval of reads while the connection has no numbered streams. */
const REFRESH_MS = 10_000
/** The default and the maximum number of rows in a response. */
const [PAGE, LONGEST] = [100, 500]

export function wireLive(
  outside: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  world: World,
): LiveMachines {
  const { request, config } = outside
  const isBase = () => config.read().features === undefined
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
          filled(isBase() ? baseNoticesFeed : noticesFeed, (signal) =>
            request(listNotices, { params: ofGame(game) }, signal),
          ),
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
      // Starts empty, because the responses to the screens' reads include everything before.
      team: {
        stream: 'team',
        machine: () => filled(teamFeed, async () => ({ ok: true, value: NO_UPDATES })),
        refreshMs: () => null,
      },
    },
  }
}

const always = () => REFRESH_MS

/**
 * Requests as many rows as the screen shows, up to the maximum. Older rows keep their names until they are
 * read again.
 */
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

/** A board does not change after the end, unless an organiser moves the end. */
function boardRefreshMs(read: BoardRead | null, askedAt: number): number | null {
  if (read === null) return REFRESH.compactMs
  if (askedAt >= read.board.endsAt) return null
  return read.items === null ? REFRESH.compactMs : REFRESH.wholeMs
}

/** Reads the compact form if the server has it, otherwise the base form. */
async function readBoard(
  { request }: ClientServices,
  game: number,
  signal: AbortSignalLike,
  query?: { full: true },
): Promise<Outcome<BoardRead>> {
  const compact = await request(getBoard, { params: { id: game }, ...(query ? { query } : {}) }, signal)
  if (!compact.ok) return compact.problem.kind === 'unsupported' ? readWhole(request, game, signal) : compact
  const snapshot = snapshotOf(compact.value)
  return snapshot ? { ok: true, value: { board: boardOf(snapshot), items: null } } : BROKEN
}

async function readWhole(
  request: ClientServices['request'],
  id: number,
  signal: AbortSignalLike,
): Promise<Outcome<BoardRead>> {
  const sent = { params: { id } }
  const [game, board] = await Promise.all([
    request(getGame, sent, signal),
    request(getScoreboard, sent, signal),
  ])
  if (!game.ok) return game
  if (!board.ok) return board
  const span = { startsAt: instant(game.value.start), endsAt: instant(game.value.end) }
  const items = new Map(board.value.items.map((item) => [item.id, item]))
  return { ok: true, value: { board: boardOf(fromScoreboard(board.value, span)), items } }
}
