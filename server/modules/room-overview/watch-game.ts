import { statfs } from 'node:fs/promises'
import { isClosed, isOut } from '#contract/rules/challenge-window.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { findingsOfChallenge } from '#contract/rules/opening-check-challenge.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { readWholeGame } from '#server/modules/game-archive/read-whole-game.ts'
import { timesOf } from '#server/modules/game/phase-of.ts'
import { toOpeningChallenge } from '#server/modules/opening-check/opening-challenge.ts'
import type { Services } from '#server/modules/services.ts'
import type { AnswersOfBucket, SameWrongAnswer, StartsOfChallenge } from '#server/store/attention.ts'
import type { ChallengeSummary } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import { SILENT_MS, type AttentionFacts, type WatchedChallenge } from './attention-rules.ts'

const HOUR_MS = 3_600_000
/** A failed start counts for this long. */
const FAILED_MS = HOUR_MS / 2
const SOON_MS = 2 * HOUR_MS
export const PIECE_MS = HOUR_MS / 2
export const PIECES = 12

type Needed = Pick<Services, 'store' | 'config' | 'clock'>

export interface Watched {
  facts: AttentionFacts
  answers: readonly AnswersOfBucket[]
  challenges: readonly ChallengeSummary[]
}

/** Reads all facts that the rules need from the store. */
export async function watchGame(
  game: Game,
  board: Board,
  sameWrong: readonly SameWrongAnswer[],
  { store, config, clock }: Needed,
): Promise<Watched> {
  const now = clock.now()
  const { attention } = store
  const [challenges, answers, starts, pairs, pending, mail, freePercent] = await Promise.all([
    store.challenges.list(game.id),
    attention.answers(game.id, { now, pieceMs: PIECE_MS, pieces: PIECES }),
    attention.starts(game.id, now - FAILED_MS),
    attention.pairs(game.id),
    attention.pending(game.id),
    attention.stuckMail(),
    freePercentOf(config.dataDir),
  ])
  const faults = await faultsOf(game, challenges, now, store)
  const watched = challenges.map((one) => watch(one, { game, board, answers, starts, faults, now }))
  const isPaused = game.pausedAt !== null && game.pausedAt <= now
  const { startAt: startsAt, endAt: endsAt } = game
  return {
    challenges,
    answers,
    facts: {
      now,
      startsAt,
      endsAt,
      isPaused,
      challenges: watched,
      sameWrong,
      pairs,
      pending,
      mail,
      freePercent,
    },
  }
}

interface GameFacts {
  game: Game
  board: Board
  answers: readonly AnswersOfBucket[]
  starts: readonly StartsOfChallenge[]
  faults: ReadonlyMap<number, number>
  now: number
}

function watch(
  one: ChallengeSummary,
  { game, board, answers, starts, faults, now }: GameFacts,
): WatchedChallenge {
  const { id, title, opensAt, isEnabled } = one
  const place = board.places.challenges.get(id)
  const tries = answers.filter(({ challengeId, lastAt }) => challengeId === id && now - lastAt < SILENT_MS)
  const start = starts.find(({ challengeId }) => challengeId === id)
  const time = gameNow(game, now)
  const isShown = isOut(one, time) && game.startAt <= now
  return {
    id,
    title,
    outSince: isShown ? Math.max(game.startAt, opensAt ?? 0) : null,
    opensAt: isEnabled ? opensAt : null,
    isClosed: isClosed(one, timesOf(game), time),
    ats: place === undefined ? [] : (board.challenges[place]?.ats ?? []),
    lastTryAt: tries.length === 0 ? null : Math.max(...tries.map(({ lastAt }) => lastAt)),
    failed:
      start && start.firstFailedAt !== null && start.lastFailedAt !== null
        ? { teams: start.failedTeams, firstAt: start.firstFailedAt, lastAt: start.lastFailedAt }
        : null,
    lastStartAt: start?.lastStartAt ?? null,
    waiting: start?.waiting ?? 0,
    faults: faults.get(id) ?? 0,
  }
}

/** Finds faults of challenges that come out soon. Reads the game only if there are any. */
async function faultsOf(
  game: Game,
  challenges: readonly ChallengeSummary[],
  now: number,
  store: Services['store'],
): Promise<ReadonlyMap<number, number>> {
  const soon = new Set(
    challenges.flatMap(({ id, isEnabled, opensAt }) =>
      isEnabled && opensAt !== null && opensAt > now && opensAt <= now + SOON_MS ? [id] : [],
    ),
  )
  if (soon.size === 0) return new Map()
  const whole = await store.transaction((tables) => readWholeGame(game.id, tables))
  return new Map(
    whole.challenges
      .filter(({ id }) => soon.has(id))
      .map((one) => {
        const findings = findingsOfChallenge(toOpeningChallenge(one), null, null)
        const isFault = ({ severity }: (typeof findings)[number]) => severity === 'Error'
        return [one.id, findings.filter(isFault).length]
      }),
  )
}

/** Null: the system does not report it. */
async function freePercentOf(folder: string): Promise<number | null> {
  try {
    const { bavail, blocks } = await statfs(folder)
    return blocks === 0 ? null : (bavail / blocks) * 100
  } catch {
    return null
  }
}
