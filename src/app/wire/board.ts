import { getBoard } from '#contract/calls/board.ts'
import { getGame, getScoreboard } from '#contract/calls/game.ts'
import { getConfig } from '#contract/calls/info.ts'
import { instant } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import { snapshotOf } from '#contract/rules/board/compact.ts'
import { boardOf } from '#contract/rules/board/fold.ts'
import { fromScoreboard } from '#contract/rules/board/from-scoreboard.ts'
import { boardReadingEffects, boardReadingMachine, type BoardRead } from '#machines/live/board-reading.machine.ts'
import { watchNetwork } from '#src/live/network.ts'
import type { Outside } from '../outside.ts'

/** Reads boards: the compact form where the server has it, else the whole one. */
export function wireBoard({ request, config }: Outside): typeof boardReadingMachine {
  return boardReadingMachine.provide({
    actors: {
      readBoard: boardReadingEffects.readBoard.by(async ({ game }, signal) => {
        // On a first visit nobody knows yet what the server has, and the wrong guess would cost megabytes.
        if (config.read().features === undefined) await request(getConfig, {}, signal)
        const compact = await request(getBoard, { params: { id: game } }, signal)
        if (!compact.ok) return compact.problem.kind === 'unsupported' ? readWhole(game, signal) : compact
        const snapshot = snapshotOf(compact.value)
        return snapshot ? { ok: true, value: { board: boardOf(snapshot), items: null } } : BROKEN
      }),
      watchNetwork: boardReadingEffects.watchNetwork.by((_, say) => watchNetwork(say)),
    },
  })

  async function readWhole(id: number, signal: AbortSignal): Promise<Outcome<BoardRead>> {
    const sent = { params: { id } }
    const [game, board] = await Promise.all([request(getGame, sent, signal), request(getScoreboard, sent, signal)])
    if (!game.ok) return game
    if (!board.ok) return board
    const span = { startsAt: instant(game.value.start), endsAt: instant(game.value.end) }
    const items = new Map(board.value.items.map((item) => [item.id, item]))
    return { ok: true, value: { board: boardOf(fromScoreboard(board.value, span)), items } }
  }
}

/** An answer that is none of a board. */
const BROKEN: Outcome<BoardRead> = { ok: false, problem: { kind: 'broken', status: 200, title: null } }
