import { atom, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { Problem } from '#contract/problem.ts'
import type { Board, ChallengeStanding, TeamRow } from '#contract/rules/board/board.ts'
import { firstTimes, type FirstTimes } from '#contract/rules/board/marks.ts'
import { shared } from '#contract/rules/board/share.ts'
import type { BoardRead } from '#machines/live/board-reading.machine.ts'
import type { BoardReading } from './board-reading.ts'
import { keepReading, type ReadingTold } from './keep-reading.ts'

export interface LiveBoard extends BoardRead {
  /** By team: how many ranks it went up with the last change, or down. Who stayed is not in it. */
  climbs: ReadonlyMap<number, number>
}
export interface BoardState {
  live: LiveBoard | null
  /** Why there is none, or why it may be out of date. */
  problem: Problem | null
  retry: () => void
}
/** One team, and all that a row of the grid shows of it. */
export interface RowState {
  row: TeamRow
  times: Float64Array
  climb: number
}
/** The board of one game, whole and cut up: a solve draws anew what it changes and no more. Rows and challenges go by their places. */
export interface BoardAtoms {
  state: Atom<BoardState>
  ranking: Atom<readonly number[]>
  rowOf: (place: number) => Atom<RowState | null>
  challengeOf: (place: number) => Atom<ChallengeStanding | null>
  /** Of the last solve of all; the start before the first. */
  lastAt: Atom<number>
  /** By challenge. */
  firsts: Atom<readonly FirstTimes[]>
}

const AT_REST: BoardState = { live: null, problem: null, retry: () => {} }
const NOBODY: readonly number[] = []
const NOTHING: readonly FirstTimes[] = []
/** By what reads: two apps on one page (as in tests) share none. */
const families = new WeakMap<BoardReading, Map<number, BoardAtoms>>()

/** The first reader makes it be read, the last one ends that. */
export function boardAtoms(reading: BoardReading, game: number): BoardAtoms {
  const family = families.get(reading) ?? new Map<number, BoardAtoms>()
  families.set(reading, family)
  const atoms = family.get(game) ?? openAtoms(reading, game)
  family.set(game, atoms)
  return atoms
}

function openAtoms(reading: BoardReading, game: number): BoardAtoms {
  const held = atom(AT_REST)
  const state = atom(
    (get) => get(held),
    (_, set) => {
      const tell = (told: ReadingTold) => set(held, (before) => changed(before, told))
      const end = keepReading(reading, game, tell)
      return () => {
        end()
        // What was read stays for whoever comes back.
        tell({ retry: AT_REST.retry })
      }
    },
  )
  state.onMount = (start) => start()
  const board = atom((get) => get(state).live?.board ?? null)
  return {
    state,
    ranking: atom((get) => get(board)?.ranking ?? NOBODY),
    rowOf: atomFamily((place: number) => {
      let last: RowState | null = null
      return atom((get) => (last = rowState(get(state).live, place, last)))
    }),
    challengeOf: atomFamily((place: number) => atom((get) => get(board)?.challenges[place] ?? null)),
    lastAt: atom((get) => lastAtOf(get(board))),
    firsts: firstsOf(board),
  }
}

function changed(before: BoardState, { read, ...rest }: ReadingTold): BoardState {
  return { ...before, ...rest, ...(read ? { live: nextLive(before.live, read) } : {}) }
}

function nextLive(before: LiveBoard | null, read: BoardRead): LiveBoard {
  if (before === null) return { ...read, climbs: new Map() }
  const board = shared(before.board, read.board)
  if (board === before.board) return before.items === read.items ? before : { ...before, items: read.items }
  // A change of something else leaves the arrows of the last one.
  return { board, items: read.items, climbs: board.ranking === before.board.ranking ? before.climbs : climbsOf(before.board, board) }
}

function climbsOf(before: Board, after: Board): ReadonlyMap<number, number> {
  const climbs = new Map<number, number>()
  for (const { id, rank } of after.rows) {
    const was = before.rows[before.places.teams.get(id) ?? -1]
    if (was && was.rank !== rank) climbs.set(id, was.rank - rank)
  }
  return climbs
}

function rowState(live: LiveBoard | null, place: number, last: RowState | null): RowState | null {
  const row = live?.board.rows[place]
  const times = live?.board.times[place]
  if (!live || !row || !times) return null
  const climb = live.climbs.get(row.id) ?? 0
  return last?.row === row && last.times === times && last.climb === climb ? last : { row, times, climb }
}

/** A solve that is not among the first three leaves it as it is. */
function firstsOf(board: Atom<Board | null>): Atom<readonly FirstTimes[]> {
  let last = NOTHING
  return atom((get) => {
    const next = get(board)?.challenges.map(firstTimes) ?? NOTHING
    const isSame = next.length === last.length && next.every((times, place) => times.every((at, nth) => at === last[place]?.[nth]))
    if (!isSame) last = next
    return last
  })
}

const lastAtOf = (board: Board | null) => board?.rows.reduce((last, row) => Math.max(last, row.lastAt ?? 0), board.startsAt) ?? 0
