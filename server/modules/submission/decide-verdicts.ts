import { gameNow, isPaused } from '#contract/rules/game-clock.ts'
import { isUsedUp } from '#contract/rules/attempt-limit.ts'
import { isClosed, isOut } from '#contract/rules/challenge-window.ts'
import { isLocked, lackedOf } from '#contract/rules/prerequisites.ts'
import { judgeFlag, LAST_BLOOD, type Judgement } from '#contract/rules/judge-flag.ts'
import { fitsPattern } from '#server/modules/challenge/flag-pattern.ts'
import { timesOf } from '#server/modules/game/phase-of.ts'
import { mayPlay, refuseToPlay } from '#server/modules/participation/may-play.ts'
import type {
  JudgingInput,
  EarlierSolves,
  EarlierSubmission,
  GameTimes,
} from '#server/store/rows/submission.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import { refuse, type Refusal } from '#server/http/refusal.ts'
import type { FlagSubmission } from './flag-judge-types.ts'
import type { WrongAnswerCounts } from './wrong-answer-limit.ts'

type Participation = NonNullable<JudgingInput['participation']>
type Challenge = NonNullable<JudgingInput['challenge']>

/** A team's first accepted submission for a challenge. */
export interface Solve {
  at: number
  /** The rank among the counted solves. Null: it does not count. Placings after the bloods are equal. */
  placing: number | null
}
export type Decision =
  | { kind: 'refused'; refusal: Refusal | RateLimitError }
  /** An earlier request with this key was judged and stored under this id. */
  | { kind: 'repeated'; id: number }
  /** The batch already contains this submission. */
  | { kind: 'twin'; of: FlagSubmission }
  | {
      kind: 'judged'
      verdict: Judgement['verdict']
      participation: Participation
      challenge: Challenge
      solve: Solve | null
      /** Ids of flags that the team has not submitted before, if the challenge needs all of several. */
      found: readonly number[]
    }

export interface JudgingContext {
  game: GameTimes | null
  inputs: readonly JudgingInput[]
  /** The earlier solves of each challenge that these submissions may solve. */
  earlierSolves: readonly EarlierSolves[]
  tally: WrongAnswerCounts
}

/** Decides in the order of arrival, as if the earlier submissions were stored already. */
export function decide(
  answers: readonly FlagSubmission[],
  { game, inputs, earlierSolves, tally }: JudgingContext,
): Decision[] {
  const tries = new Map<string, FlagSubmission>()
  const solved = new Set<string>()
  /** Wrong flags of this batch, by challenge and team. */
  const missed = new Map<string, number>()
  /** Flags found in this batch, by challenge and team. */
  const foundNow = new Map<string, readonly number[]>()
  const now = new Map(earlierSolves.map((solves) => [solves.challengeId, { ...solves }]))

  return answers.map((answer, index): Decision => {
    const name = nameOf(answer.actor.id, answer.key)
    const { role, participation, challenge, earlier } = inputs[index] ?? {
      role: null,
      participation: null,
      challenge: null,
      earlier: null,
    }
    // The submission may have waited, and the user may have been banned in the meantime.
    if (role === 'Banned') return { kind: 'refused', refusal: refuse(403, 'noAccess') }
    const before = earlier ?? tries.get(name)
    if (before) return again(answer, before)
    const bar = mayPlay({ game, participation }, answer.at, 'closed')
    if (bar !== null) return { kind: 'refused', refusal: refuseToPlay(bar) }
    // `mayPlay` has refused these cases, but the compiler cannot know.
    if (game === null || participation === null) throw new Error('the gate let nobody in')
    if (challenge === null || !isOut(challenge, gameNow(game, answer.at)))
      return { kind: 'refused', refusal: refuse(404, 'challengeMissing') }
    const { challengeId } = answer
    const hasSolved = (id: number) =>
      (id === challengeId && challenge.isSolved) || solved.has(`${id} ${participation.id}`)
    const lacked = lackedOf({ id: challengeId, prerequisites: challenge.lacks }, { has: hasSolved })
    if (isLocked(lacked, timesOf(game), answer.at))
      return { kind: 'refused', refusal: refuse(404, 'challengeLocked') }
    if (isPaused(game, answer.at)) return { kind: 'refused', refusal: refuse(400, 'gamePaused') }
    if (isClosed(challenge, timesOf(game), answer.at))
      return { kind: 'refused', refusal: refuse(400, 'challengeClosed') }
    const pair = `${answer.challengeId} ${participation.id}`
    const missedNow = missed.get(pair) ?? 0
    // These two refusals come before the flag is checked. Otherwise they would reveal whether it is correct.
    if (isUsedUp(challenge.attemptLimit, challenge.wrong + missedNow, timesOf(game), answer.at))
      return { kind: 'refused', refusal: refuse(400, 'attemptsUsedUp') }
    const waitMs = tally.waitMs(participation.id, answer.at)
    if (waitMs > 0) return { kind: 'refused', refusal: new RateLimitError(waitMs) }
    tries.set(name, answer)
    const rule = withFound(challenge.rule, foundNow.get(pair))
    const { verdict, fits, solves: isComplete } = judgeFlag({ ...challenge, rule }, answer.text, fitsPattern)
    const found = rule?.needsAll ? fits.filter((id) => !rule.found.includes(id)) : []
    if (found.length > 0) foundNow.set(pair, [...(foundNow.get(pair) ?? []), ...found])
    if (verdict === 'WrongAnswer') {
      tally.count(participation.id, answer.at)
      missed.set(pair, missedNow + 1)
    }
    if (!isComplete || challenge.isSolved || solved.has(pair))
      return { kind: 'judged', verdict, participation, challenge, solve: null, found }
    solved.add(pair)
    const solves = now.get(answer.challengeId) ?? {
      challengeId: answer.challengeId,
      lastAt: null,
      lastCountedAt: null,
      counted: 0,
    }
    const solve = solveAfter(solves, answer.at, game.endAt)
    now.set(answer.challengeId, {
      ...solves,
      lastAt: Math.max(solves.lastAt ?? 0, solve.at),
      lastCountedAt: solve.placing === null ? solves.lastCountedAt : solve.at,
      counted: solves.counted + (solve.placing === null ? 0 : 1),
    })
    return { kind: 'judged', verdict, participation, challenge, solve, found }
  })
}

const withFound = (rule: Challenge['rule'], found: readonly number[] = []): Challenge['rule'] =>
  rule && found.length > 0 ? { ...rule, found: [...rule.found, ...found] } : rule

/** The challenges that these submissions may solve. Only their earlier solves must be read. */
export function solvable(answers: readonly FlagSubmission[], inputs: readonly JudgingInput[]): number[] {
  const right = answers.filter(({ text }, index) => {
    const challenge = inputs[index]?.challenge
    return challenge && !challenge.isSolved && judgeFlag(challenge, text, fitsPattern).verdict === 'Accepted'
  })
  return [...new Set(right.map(({ challengeId }) => challengeId))]
}

/**
 * Later than every earlier solve, so that two teams are never first. But a submission before the end never
 * moves behind the end, however busy the judge was, and whatever was solved after the end while the server's
 * clock was wrong.
 */
function solveAfter({ lastAt, lastCountedAt, counted }: EarlierSolves, cameAt: number, endAt: number): Solve {
  if (cameAt >= endAt) return { at: Math.max(cameAt, (lastAt ?? 0) + 1), placing: null }
  const next = Math.max(cameAt, (lastCountedAt ?? 0) + 1)
  return { at: Math.min(next, endAt - 1), placing: Math.min(counted, LAST_BLOOD) + 1 }
}

function again({ challengeId, text }: FlagSubmission, before: EarlierSubmission | FlagSubmission): Decision {
  const isStored = 'id' in before
  const isSame = before.challengeId === challengeId && (isStored ? before.answer : before.text) === text
  if (!isSame) return { kind: 'refused', refusal: refuse(400, 'answerKeyTaken') }
  return isStored ? { kind: 'repeated', id: before.id } : { kind: 'twin', of: before }
}

const nameOf = (userId: string, key: string) => `${userId} ${key}`
