import type { AnswerResult } from '#contract/models/submission.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { solveMoment, type OwnRow, type SolveMoment } from '#contract/rules/board/solve-moment.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { only } from '../kit/only.ts'
import { retryAfterOf } from '../kit/retry-after.ts'
import { CUT, isLost, nextTry, type Retrying } from '../kit/retrying.ts'
import type { ChallengeRef } from './challenge-ref.ts'

export type Verdict = Exclude<AnswerResult, 'FlagSubmitted'>
export interface FlagAnswerInput extends ChallengeRef {
  now: () => number
  /** A key for each attempt. However often the client sends a key, the server counts one attempt. */
  newKey: () => string
  /** Whether the server counts a key once (extension `idempotent-answers`). */
  isRepeatSafe: () => boolean
  /** The own row of the board. Null: not loaded. */
  ownRow: (game: number) => OwnRow | null
  /** Whether the challenge needs several flags, as the screen last read it. */
  needsSeveral: (place: ChallengeRef) => boolean
}
/** The number of needed flags, and of those that the team has found so far. */
export interface FlagProgress {
  found: number
  needed: number
}
/** `asked` counts the requests for the verdict and the retries after a lost connection. */
interface Attempt extends Retrying {
  flag: string
  key: string
}
type Result =
  | { kind: 'idle' }
  /**
   * Null `moment`: the server did not send the effect of the solve, or the game is over and there is none.
   */
  | { kind: 'accepted'; moment: 'counting' | SolveMoment | null }
  /** The page shows the number of the submission, so that an organiser can look it up. */
  | { kind: 'wrong' | 'unknown'; submission: number }
  /** The flag is one of several. Null `progress`: the server did not send how many are left. */
  | { kind: 'found'; submission: number; progress: FlagProgress | null }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'held-off'; until: number }
  /** The response was lost, and the team's row has the solve. It is unknown whether this flag made it. */
  | { kind: 'solved' }
  | { kind: 'signed-out' | 'over' | 'suspended' | 'gone' }
export type FlagAnswerView =
  | Result
  | { kind: 'busy'; doing: 'submitting' | 'submitting-again' | 'judging' | 'looking' }
  /** Unsure: the flag may have arrived, and a second one would count too. */
  | { kind: 'cut'; problem: Problem; isUnsure: boolean }
  | { kind: 'paused' }
export type FlagAnswerFacts =
  | Result
  | ({ kind: 'submitting' } & Attempt)
  | ({ kind: 'judging'; submission: number } & Attempt)
  /** Null `submission`: the server has not accepted the flag yet. */
  | ({ kind: 'cut'; submission: number | null; problem: Problem } & Attempt)
  | ({ kind: 'looking' } & Attempt)
  | { kind: 'checking'; problem: Problem }
  | { kind: 'finding'; submission: number }
export interface FlagAnswerContext extends FlagAnswerInput {
  at: FlagAnswerFacts
  /** The own row when the flag was sent, to compute what the solve changed. */
  before: OwnRow | null
  /** The game is paused, so the server would refuse a flag. */
  isPaused: boolean
}
export interface JudgedAttempt {
  type: 'judged'
  flag: string
  verdict: Verdict
}

export interface CountedSolve {
  type: 'counted'
  moment: SolveMoment
}

/** The wait grows, because frequent requests for the verdict would slow the judge down. */
const ASKING = { firstMs: 500, mostMs: 5_000, by: 1.5 }

export function toFlagAnswerView({
  context: { at, isPaused, isRepeatSafe },
}: {
  context: FlagAnswerContext
}): FlagAnswerView {
  if (isPaused && at.kind === 'idle') return { kind: 'paused' }
  switch (at.kind) {
    case 'submitting':
      return { kind: 'busy', doing: at.asked > 0 && !isRepeatSafe() ? 'submitting-again' : 'submitting' }
    case 'checking':
      return { kind: 'busy', doing: 'submitting' }
    case 'judging':
    case 'looking':
      return { kind: 'busy', doing: at.kind }
    case 'finding':
      return { kind: 'busy', doing: 'judging' }
    case 'cut':
      return { kind: 'cut', problem: at.problem, isUnsure: at.submission === null && !isRepeatSafe() }
    default:
      return at
  }
}

/** Null: the flag may be sent. Blanks around it come from pasting, so they are ignored. */
export function flagFlaw(flag: string): 'missing' | 'long' | null {
  const { length } = flag.trim()
  return length === 0 ? 'missing' : length > MAX_FLAG_LENGTH ? 'long' : null
}

export function judged(verdict: Verdict | null, { at }: FlagAnswerContext): readonly JudgedAttempt[] {
  return verdict === null ? [] : [{ type: 'judged', flag: only(at, 'judging', 'cut').flag, verdict }]
}

export function resultOf(
  verdict: Verdict | null,
  submission: number,
  { game, challenge, needsSeveral }: FlagAnswerInput,
): FlagAnswerFacts {
  if (verdict === 'Accepted')
    return needsSeveral({ game, challenge })
      ? { kind: 'finding', submission }
      : { kind: 'accepted', moment: 'counting' }
  return { kind: verdict === 'WrongAnswer' ? 'wrong' : 'unknown', submission }
}

/** After the last flag the challenge is solved, so the result is that of a single flag. */
export function afterFinding(
  answer: Outcome<FlagProgress | null>,
  { at }: FlagAnswerContext,
): Pick<FlagAnswerContext, 'at'> {
  const { submission } = only(at, 'finding')
  if (!answer.ok) return { at: { kind: 'found', submission, progress: null } }
  const { value: progress } = answer
  return progress === null || progress.found >= progress.needed
    ? { at: { kind: 'accepted', moment: 'counting' } }
    : { at: { kind: 'found', submission, progress } }
}

export function counted(row: OwnRow, context: FlagAnswerContext): readonly CountedSolve[] {
  const moment = momentIn(row, context)
  return moment === null ? [] : [{ type: 'counted', moment }]
}

export const momentIn = (row: OwnRow, { before, challenge }: FlagAnswerContext): SolveMoment | null =>
  solveMoment(before, row, challenge)

/** Null: the verdict is still open. A submission that the server does not know never gets one. */
export function verdictIn(answer: Outcome<AnswerResult>): Verdict | null {
  if (answer.ok) return answer.value === 'FlagSubmitted' ? null : answer.value
  return answer.problem.kind === 'missing' ? 'NotFound' : null
}

export function nextAsk(
  answer: Outcome<unknown>,
  before: Extract<FlagAnswerFacts, { kind: 'judging' }>,
): FlagAnswerFacts {
  const next = nextTry(before, ASKING)
  const leastMs =
    !answer.ok && answer.problem.kind === 'too-often' ? (answer.problem.retryAfterMs ?? ASKING.mostMs) : 0
  return { ...before, ...next, waitMs: Math.max(next.waitMs, leastMs) }
}

export function afterProblem(
  answer: Outcome<unknown>,
  { at, now }: FlagAnswerContext,
): Partial<FlagAnswerContext> {
  if (answer.ok) return {}
  const { problem } = answer
  if (isLost(problem)) {
    const attempt = only(at, 'submitting', 'judging', 'looking')
    const submission = attempt.kind === 'judging' ? attempt.submission : null
    return { at: { ...attempt, ...nextTry(attempt, CUT), kind: 'cut', submission, problem } }
  }
  const { allowedAt } = retryAfterOf(answer, now)
  if (allowedAt !== null) return { at: { kind: 'held-off', until: allowedAt } }
  switch (problem.kind) {
    case 'game-over':
      return { at: { kind: 'over' } }
    case 'signed-out':
      return { at: { kind: 'signed-out' } }
    case 'missing':
      return { at: { kind: 'gone' } }
    case 'refused':
      return { at: { kind: 'checking', problem } }
    default:
      return { at: { kind: 'refused', problem } }
  }
}

export function resumed({ at }: FlagAnswerContext): Pick<FlagAnswerContext, 'at'> {
  const attempt = attemptIn(only(at, 'cut', 'looking'))
  const submission = at.kind === 'cut' ? at.submission : null
  return {
    at:
      submission === null ? { kind: 'submitting', ...attempt } : { kind: 'judging', ...attempt, submission },
  }
}

export const toLooking = ({ at }: FlagAnswerContext): Pick<FlagAnswerContext, 'at'> => ({
  at: { kind: 'looking', ...attemptIn(only(at, 'cut')) },
})

const attemptIn = ({ flag, key, asked, waitMs }: Attempt): Attempt => ({ flag, key, asked, waitMs })

/** A refusal to show the row says nothing about the flag, so only its own words are shown. */
export function afterLook(answer: Outcome<boolean>, context: FlagAnswerContext): Partial<FlagAnswerContext> {
  if (answer.ok || isLost(answer.problem)) return afterProblem(answer, context)
  const { problem } = answer
  return { at: problem.kind === 'signed-out' ? { kind: 'signed-out' } : { kind: 'refused', problem } }
}
