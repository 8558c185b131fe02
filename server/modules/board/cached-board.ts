import type { NumberedFact, ReceivedFact } from '#contract/rules/board-fact.ts'
import { withFact } from '#contract/rules/board/fold-board.ts'
import { isHidden } from '#contract/rules/freeze.ts'
import { isWithin } from '#server/base/clock.ts'
import { TOPIC } from '#server/base/versions.ts'
import type { Services } from '#server/modules/services.ts'
import type { GameBoard, GameBoards } from './boards.ts'
import { toGameBoards } from './to-game-boards.ts'
import { runSerially } from '#server/base/run-serially.ts'

/** Facts of other processes are seen after at most this time. */
export const RECENT_MS = 1000
/** For more facts, a new read is faster than applying them. */
const MAX_FACTS = 500

export interface CachedBoard {
  apply(facts: readonly NumberedFact[]): void
  /** Includes everything that was committed before the call. Null: there is no such game. */
  latest(): Promise<GameBoards | null>
  /** Needs no query if no change was published since the cached boards were checked. */
  current(): Promise<GameBoards | null>
  /** Needs no query if the cached boards were checked recently. */
  recent(): Promise<GameBoards | null>
}

export function openCachedBoard(
  gameId: number,
  { store, clock, versions }: Pick<Services, 'store' | 'clock' | 'versions'>,
): CachedBoard {
  const boards = store.boards
  let held: GameBoards | null = null
  let isBehind = true
  let askedAt = 0
  /**
   * The version of the board before it was checked. Null: a check is under way, or the version is not known.
   */
  let checked: string | null = null

  const keep = (game: GameBoards | null, version: string | null) => {
    held = game
    checked = version
    return game
  }
  const load = async () => {
    const rows = await boards.load(gameId, clock.now())
    return rows === null ? null : toGameBoards(rows)
  }
  const latest = runSerially(async () => {
    // Reset before the query, because its result may lack facts that arrive in the meantime.
    isBehind = false
    askedAt = clock.now()
    checked = null
    try {
      const version = await versions.of([TOPIC.board(gameId)])
      const seq = await boards.seqOf(gameId)
      if (seq === null) return keep(null, version)
      if (held === null || isOutdated(held, clock.now())) return keep(await load(), version)
      const facts =
        seq === held.monitors.board.seq
          ? []
          : await store.boardFacts.since(gameId, held.monitors.board.seq, MAX_FACTS)
      const followed = facts.length < MAX_FACTS ? follow(held, facts) : null
      // Facts that arrived during the query may have made the cached board newer than the loaded one.
      return keep(followed !== null && followed.monitors.board.seq >= seq ? followed : await load(), version)
    } catch (error) {
      isBehind = true
      throw error
    }
  })

  const recent = () =>
    held !== null && !isBehind && isWithin(askedAt, clock.now(), RECENT_MS) && !isOutdated(held, clock.now())
      ? Promise.resolve(held)
      : latest()

  return {
    apply: (facts) => {
      if (held === null) return
      const followed = follow(held, facts)
      if (followed === null) isBehind = true
      else held = followed
    },
    latest,
    current: async () => {
      const version = await versions.of([TOPIC.board(gameId)])
      return version !== null && version === checked ? recent() : latest()
    },
    recent,
  }
}

/** A challenge has come out since the boards were read. The fact about it may be late. */
const isOutdated = ({ opensNextAt }: GameBoards, now: number) => opensNextAt !== null && opensNextAt <= now

function follow(held: GameBoards, facts: readonly NumberedFact[]): GameBoards | null {
  let game: GameBoards | null = held
  for (const fact of facts) game = game && withFactFor(game, fact)
  return game
}

function withFactFor(before: GameBoards, fact: NumberedFact): GameBoards | null {
  if (fact.seq <= before.monitors.board.seq) return before
  const monitors = withGameFact(before.monitors, fact)
  if (monitors === null) return null
  // The public board keeps its number, because an increase would reveal the time of a hidden solve.
  if (isHidden(fact, before.curtain)) return { ...before, monitors }
  const shown =
    before.public === before.monitors ? monitors : withGameFact(passedBy(before.public, fact.seq - 1), fact)
  return shown && { ...before, monitors, public: shown }
}

/** Advances the number over hidden facts. */
const passedBy = (game: GameBoard, seq: number): GameBoard => ({ ...game, board: { ...game.board, seq } })

/** Adds the name of the solver, because the board itself has no names. */
function withGameFact(game: GameBoard, fact: ReceivedFact): GameBoard | null {
  const board = withFact(game.board, fact)
  if (board === null || board === game.board) return board && game
  if (fact.kind !== 'solve' || board.times === game.board.times) return { ...game, board }
  const team = board.places.teams.get(fact.teamId) ?? -1
  const challenge = board.places.challenges.get(fact.challengeId) ?? -1
  const found = game.finders[team]?.with(challenge, fact.user === '' ? null : fact.user)
  return { ...game, board, finders: found ? game.finders.with(team, found) : game.finders }
}
