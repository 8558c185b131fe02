import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai'
import type { BoardRead } from '#contract/feeds/board.ts'
import { replayOf, type Replay } from '#contract/rules/board/board-at.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import {
  boardAtoms,
  splitBoard,
  type BoardAtoms,
  type BoardVisibility,
  type BoardState,
} from './board-atoms.ts'

export interface ReplayedBoard {
  /** The board at the replayed moment, or the live board without a replay. */
  atoms: BoardAtoms
  /** The replayed moment. Null: now. */
  at: PrimitiveAtom<number | null>
}

/** Keyed by the live source, because two apps on one page (as in tests) must not share replays. */
const families = new WeakMap<LiveSource, Map<string, ReplayedBoard>>()

/** The public and the full board of a game share the moment. */
export function replayedBoard(
  source: LiveSource,
  game: number,
  sight: BoardVisibility = 'public',
): ReplayedBoard {
  const family = families.get(source) ?? new Map<string, ReplayedBoard>()
  families.set(source, family)
  const key = `${game} ${sight}`
  const momentOf = () => (sight === 'public' ? atom<number | null>(null) : replayedBoard(source, game).at)
  const replayed = family.get(key) ?? replayedOf(boardAtoms(source, game, sight), momentOf())
  family.set(key, replayed)
  return replayed
}

/** Shows the boards of a game as they were at a moment. Null: the present. */
export function showMoment(source: LiveSource, game: number, at: number | null): void {
  getDefaultStore().set(replayedBoard(source, game).at, at)
}

function replayedOf(live: BoardAtoms, at: ReplayedBoard['at']): ReplayedBoard {
  let replay: { of: BoardRead; board: Replay } | null = null
  let isFirst = true
  const state = atom((get): BoardState => {
    const now = get(live.state)
    const moment = get(at)
    if (moment === null || now.live === null) {
      // Frees the replay when the live board returns.
      replay = null
      isFirst = true
      return now
    }
    if (replay?.of !== now.live) replay = { of: now.live, board: replayOf(now.live.board) }
    const board = replay.board(moment)
    const isLeap = isFirst
    isFirst = false
    return { ...now, live: { board, items: now.live.items, isLeap } }
  })
  return { atoms: splitBoard(state), at }
}
