import { atom, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BoardRead } from '#contract/feeds/board.ts'
import type { Problem } from '#contract/problem.ts'
import type { Board, ChallengeState, TeamRow } from '#contract/rules/board/board.ts'
import { looksSame } from '#contract/rules/board/share-unchanged.ts'
import { firstTimes, type FirstTimes } from '#contract/rules/board/solve-marks.ts'
import { runFeed, type FeedCallbacks } from './run-feed.ts'
import type { LiveSource } from '#machines/live/live-types.ts'

export interface LiveBoard extends BoardRead {
  /**
   * True for the first board and after an outdated one. The user has not seen the changes in between, so
   * nothing is animated.
   */
  isLeap: boolean
}
export interface BoardState {
  live: LiveBoard | null
  isStale: boolean
  /** The reason why there is no board, or why it may be outdated. Null: none. */
  problem: Problem | null
  retry: () => void
}
/** A team with all values that its row of the grid shows. */
export interface RowState {
  row: TeamRow
  times: Float64Array
}
/**
 * The board of a game as a whole and in parts, so that a solve renders only what it changes. Parts of rows
 * and challenges are keyed by index.
 */
export interface BoardAtoms {
  state: Atom<BoardState>
  isThere: Atom<boolean>
  ranking: Atom<readonly number[]>
  rowOf: (place: number) => Atom<RowState | null>
  challengeOf: (place: number) => Atom<ChallengeState | null>
  /** The time of the last solve. Before the first one, the start of the game. */
  lastAt: Atom<number>
  firsts: Atom<readonly FirstTimes[]>
}

const AT_REST: BoardState = { live: null, isStale: false, problem: null, retry: () => {} }
/** The board for users who may not read it yet. */
export const NO_BOARD: Atom<BoardState> = atom(AT_REST)
const NOBODY: readonly number[] = []
const NOTHING: readonly FirstTimes[] = []
/** Keyed by the live source, because two apps on one page (as in tests) must not share boards. */
const families = new WeakMap<LiveSource, Map<string, BoardAtoms>>()

/** `full` includes solves that a freeze hides from the public. Only monitors and administrators see it. */
export type BoardVisibility = 'public' | 'full'

/** The first reader starts the feed, the last one stops it. */
export function boardAtoms(source: LiveSource, game: number, sight: BoardVisibility = 'public'): BoardAtoms {
  const family = families.get(source) ?? new Map<string, BoardAtoms>()
  families.set(source, family)
  const key = `${game} ${sight}`
  const atoms = family.get(key) ?? openAtoms(source, game, sight)
  family.set(key, atoms)
  return atoms
}

function openAtoms(source: LiveSource, game: number, sight: BoardVisibility): BoardAtoms {
  const held = atom(AT_REST)
  const state = atom(
    (get) => get(held),
    (_, set) => {
      const tell = (update: FeedCallbacks<BoardRead>) => set(held, (before) => changed(before, update))
      const end =
        sight === 'full'
          ? runFeed<'fullBoard'>(source, { game, kind: 'monitor', pick: ({ fullBoard }) => fullBoard }, tell)
          : runFeed<'board'>(source, { game, kind: 'game', pick: ({ board }) => board }, tell)
      return () => {
        end()
        // Keeps the value for the next reader, but not the function of the stopped feed.
        set(held, (before) => ({ ...before, retry: AT_REST.retry }))
      }
    },
  )
  state.onMount = (start) => start()
  return splitBoard(state)
}

/** Splits a board into its parts, whether it is live or replayed. */
export function splitBoard(state: Atom<BoardState>): BoardAtoms {
  const board = atom((get) => get(state).live?.board ?? null)
  return {
    state,
    isThere: atom((get) => get(board) !== null),
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

function changed(before: BoardState, { live, retry }: FeedCallbacks<BoardRead>): BoardState {
  const next = live.state === 'waiting' ? before.live : nextLive(before, live.value)
  const isStale = live.state === 'stale'
  const isSame =
    next === before.live &&
    isStale === before.isStale &&
    live.problem === before.problem &&
    retry === before.retry
  return isSame ? before : { live: next, isStale, problem: live.problem, retry }
}

function nextLive({ live: before, isStale }: BoardState, { board, items }: BoardRead): LiveBoard {
  if (before === null) return { board, items, isLeap: true }
  // Keeps the old board if only its number is higher, because hidden facts change nothing on the screen.
  if (looksSame(before.board, board)) return before.items === items ? before : { ...before, items }
  return { board, items, isLeap: isStale }
}

function rowState(live: LiveBoard | null, place: number, last: RowState | null): RowState | null {
  const row = live?.board.rows[place]
  const times = live?.board.times[place]
  if (!live || !row || !times) return null
  return last?.row === row && last.times === times ? last : { row, times }
}

/** Stays the same object if a solve is not among the first three, so that nothing renders. */
function firstsOf(board: Atom<Board | null>): Atom<readonly FirstTimes[]> {
  let last = NOTHING
  let of: Board['challenges'] = []
  return atom((get) => {
    const challenges = get(board)?.challenges ?? []
    const next = challenges.map((challenge, place) => {
      const was = last[place]
      if (was && of[place] === challenge) return was
      const times = firstTimes(challenge)
      return was?.every((at, nth) => at === times[nth]) ? was : times
    })
    of = challenges
    if (next.length !== last.length || next.some((times, place) => times !== last[place])) last = next
    return last
  })
}

/** Compares the last solves of the challenges, because there are far fewer challenges than teams. */
const lastAtOf = (board: Board | null) =>
  board?.challenges.reduce((last, { ats }) => Math.max(last, ats.at(-1) ?? 0), board.startsAt) ?? 0
