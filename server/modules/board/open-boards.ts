import { createHash } from 'node:crypto'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import { isWithin, type Clock } from '#server/base/clock.ts'
import type { Services } from '#server/modules/services.ts'
import type { BoardAudience, BoardForm, Boards, GameBoard, CachedResponse } from './boards.ts'
import { toCtftime } from './ctftime.ts'
import { openCachedBoard, RECENT_MS, type CachedBoard } from './cached-board.ts'
import { runSerially } from '#server/base/run-serially.ts'
import { packedBody } from '#server/http/packed-body.ts'
import { openScoreboardText } from './scoreboard-text.ts'

interface Written {
  etag: string
  startsAt: number
  isHidden: boolean
  write: () => Buffer
}

const cachedResponse = ({ etag, startsAt, isHidden, write }: Written): CachedResponse => ({
  etag,
  startsAt,
  isHidden,
  body: packedBody(write),
})

/**
 * A board that nobody has read for this time is dropped when another game gets its board, to save memory. The
 * next request reads it from the store.
 */
const UNREAD_MS = 30 * 60_000

type ReadyForms = Readonly<Record<BoardForm, () => Promise<CachedResponse | null>>>

interface CachedGame {
  held: CachedBoard
  ready: Readonly<Record<BoardAudience, ReadyForms>>
  readAt: number
}

type BoardNeeds = Pick<Services, 'store' | 'clock' | 'versions'>

export function openBoards(services: BoardNeeds): Boards {
  const { clock } = services
  const seats = new Map<number, CachedGame>()

  function seatOf(gameId: number): CachedGame {
    const now = clock.now()
    const seat = seats.get(gameId) ?? makeSeat(gameId, services)
    if (!seats.has(gameId))
      for (const [id, { readAt }] of seats) if (now - readAt > UNREAD_MS) seats.delete(id)
    seats.set(gameId, seat)
    seat.readAt = now
    return seat
  }
  /** Forgets unknown games, because requests for them must not fill the memory. */
  async function ofSeat<Value>(
    gameId: number,
    read: (seat: CachedGame) => Promise<Value | null>,
  ): Promise<Value | null> {
    const seat = seatOf(gameId)
    const value = await read(seat)
    if (value === null && seats.get(gameId) === seat) seats.delete(gameId)
    return value
  }
  return {
    apply: (gameId, facts) => {
      const seat = seats.get(gameId)
      seat?.held.apply(facts)
      // A client that reads because of a change must not get the board from before it.
      if (seat && facts.some(({ kind }) => kind === 'change')) seat.ready = readyOf(seat.held, services)
    },
    forget: (gameId) => void seats.delete(gameId),
    of: (gameId, audience) => ofSeat(gameId, async ({ held }) => (await held.latest())?.[audience] ?? null),
    current: (gameId, audience) =>
      ofSeat(gameId, async ({ held }) => (await held.current())?.[audience] ?? null),
    recent: (gameId, audience) =>
      ofSeat(gameId, async ({ held }) => (await held.recent())?.[audience] ?? null),
    ready: (gameId, form, audience) => ofSeat(gameId, ({ ready }) => ready[audience][form]()),
  }
}

function makeSeat(gameId: number, services: BoardNeeds): CachedGame {
  const held = openCachedBoard(gameId, services)
  return { held, readAt: 0, ready: readyOf(held, services) }
}

function readyOf(held: CachedBoard, services: Pick<Services, 'clock'>): CachedGame['ready'] {
  const formsFor = (audience: BoardAudience) =>
    readyForms(async () => (await held.recent())?.[audience] ?? null, services)
  return { public: formsFor('public'), monitors: formsFor('monitors') }
}

function readyForms(read: () => Promise<GameBoard | null>, { clock }: Pick<Services, 'clock'>): ReadyForms {
  const text = openScoreboardText()
  return {
    scoreboard: keptReady(read, clock, (game) => {
      const updatedAt = clock.now()
      return { etag: `"s${game.board.seq}-${updatedAt}"`, write: () => text.write(game, updatedAt) }
    }),
    board: keptReady(read, clock, ({ board }) => tagged(JSON.stringify(toBoardModel(board)))),
    ctftime: keptReady(read, clock, ({ board }) => tagged(JSON.stringify(toCtftime(board)))),
  }
}

type Writer = (game: GameBoard) => { etag: string; write(): Buffer }

/** The tag is a hash of the content, so that it is the same in every process. */
function tagged(text: string): { etag: string; write(): Buffer } {
  const bytes = Buffer.from(text)
  return { etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`, write: () => bytes }
}

/** Builds a response at most once per second, and only on request. Requests in between get the last one. */
function keptReady(
  read: () => Promise<GameBoard | null>,
  clock: Clock,
  write: Writer,
): () => Promise<CachedResponse | null> {
  let kept: { game: GameBoard; answer: CachedResponse; at: number } | null = null
  const renew = runSerially(async () => {
    const now = clock.now()
    if (kept !== null && isWithin(kept.at, now, RECENT_MS)) return kept.answer
    const game = await read()
    if (game === null) return (kept = null)
    if (kept?.game === game) kept = { ...kept, at: now }
    else
      kept = {
        game,
        answer: cachedResponse({ startsAt: game.board.startsAt, isHidden: game.isHidden, ...write(game) }),
        at: now,
      }
    return kept.answer
  })
  return () =>
    kept !== null && isWithin(kept.at, clock.now(), RECENT_MS) ? Promise.resolve(kept.answer) : renew()
}
