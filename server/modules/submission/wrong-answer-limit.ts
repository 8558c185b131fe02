import type { JudgingInput, Submissions } from '#server/store/rows/submission.ts'
import type { Config } from '#server/config/config.ts'
import type { FlagSubmission } from './flag-judge-types.ts'

/** Wrong submissions of a team in any window of this length. */
export interface WrongAnswerLimit {
  most: number
  withinMs: number
}
export interface WrongAnswerCounts {
  /** The time that the team has to wait. 0: its submission may be judged now. */
  waitMs(participationId: number, at: number): number
  count(participationId: number, at: number): void
}
type Inputs = readonly Pick<JudgingInput, 'participation'>[]

export function wrongAnswerLimitOf({
  rateLimit,
  wrongAnswers,
  wrongAnswersSeconds,
}: Pick<Config, 'rateLimit' | 'wrongAnswers' | 'wrongAnswersSeconds'>) {
  return rateLimit && wrongAnswers !== null
    ? { most: wrongAnswers, withinMs: wrongAnswersSeconds * 1000 }
    : null
}

export function openWrongAnswerCounts({ most, withinMs }: WrongAnswerLimit): WrongAnswerCounts {
  /** Newest first. */
  const wrong = new Map<number, readonly number[]>()
  return {
    waitMs: (participationId, at) => {
      const oldest = wrong.get(participationId)?.[most - 1]
      return oldest === undefined ? 0 : Math.max(0, oldest + withinMs - at)
    },
    count: (participationId, at) => {
      const all = [...(wrong.get(participationId) ?? []), at].toSorted((one, other) => other - one)
      wrong.set(participationId, all.slice(0, most))
    },
  }
}

const UNCOUNTED: WrongAnswerCounts = { waitMs: () => 0, count: () => {} }

/** Reads stored counts, so that they survive a restart and all processes agree. The game must be locked. */
export async function readWrongAnswerCounts(
  answers: readonly FlagSubmission[],
  inputs: Inputs,
  { limit, submissions }: { limit: WrongAnswerLimit | null; submissions: Pick<Submissions, 'wrongAnswers'> },
): Promise<WrongAnswerCounts> {
  const teams = [...new Set(inputs.flatMap(({ participation }) => (participation ? [participation.id] : [])))]
  if (limit === null || teams.length === 0) return UNCOUNTED
  const tally = openWrongAnswerCounts(limit)
  const times = answers.map(({ at }) => at)
  // Later ones were stored before the clock was set back.
  const window = {
    since: Math.min(...times) - limit.withinMs,
    until: Math.max(...times) + limit.withinMs,
    most: limit.most,
  }
  for (const { participationId, at } of await submissions.wrongAnswers(teams, window))
    tally.count(participationId, at)
  return tally
}
