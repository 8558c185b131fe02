import { getBoard } from '#contract/calls/board.ts'
import { getGame, getScoreboard } from '#contract/calls/game.ts'
import type { BoardRead } from '#contract/feeds/board.ts'
import { instant } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { fromScoreboard } from '#contract/rules/board/from-scoreboard.ts'
import type { AbortSignalLike } from '#machines/effect.ts'
import type { ClientServices } from './services.ts'

/** The whole board of a base server is large: it is asked for more rarely. */
const REFRESH = { compactMs: 10_000, wholeMs: 30_000 }

/** After the end nothing changes any more, unless an organiser moves it. */
export function boardRefreshMs(read: BoardRead | null, askedAt: number): number | null {
  if (read === null) return REFRESH.compactMs
  if (askedAt >= read.board.endsAt) return null
  return read.items === null ? REFRESH.compactMs : REFRESH.wholeMs
}

/** The compact form where the server has it, else the whole one. */
export async function readBoard(
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

/** An answer that is none of a board. */
const BROKEN: Outcome<BoardRead> = { ok: false, problem: { kind: 'broken', status: 200, title: null } }
