import type { Logger } from 'pino'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import { untilAllHere } from '#server/base/until-all-here.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Services } from '#server/modules/services.ts'
import type { FlagSubmission, FlagJudge } from './flag-judge-types.ts'
import { judgeBatch, type SubmissionOutcome } from './judge-batch.ts'
import { openRateLimitLogger } from './log-rate-limits.ts'
import { wrongAnswerLimitOf } from './wrong-answer-limit.ts'

type Needs = Pick<Services, 'store' | 'clock' | 'publish'> & {
  config: Pick<Services['config'], 'rateLimit' | 'wrongAnswers' | 'wrongAnswersSeconds'>
  platformLog: Pick<PlatformLog, 'write'>
  logger: Pick<Logger, 'warn'>
}

interface Waiting {
  answer: FlagSubmission
  settle: (settled: SubmissionOutcome) => void
  fail: (error: unknown) => void
}

const MAX_AT_ONCE = 64
/**
 * After this many failures in a row the database is the likely cause, so the rest of the batch fails without
 * a try.
 */
const MAX_FAILURES = 3

/**
 * Submissions of a game would wait for the same lock anyway, so they wait here. Those that arrive while one
 * batch is judged make the next one, and a crowd costs hardly more transactions than one player.
 */
export function openFlagJudge(needs: Needs): FlagJudge {
  const queues = new Map<number, Waiting[]>()
  const limit = wrongAnswerLimitOf(needs.config)
  const tellTurnedAway = openRateLimitLogger(needs)

  const judgeTogether = async (gameId: number, batch: readonly Waiting[]) => {
    const { settled, changes } = await judgeBatch(
      gameId,
      batch.map(({ answer }) => answer),
      { ...needs, limit },
    )
    needs.publish(changes)
    for (const [index, { settle }] of batch.entries()) {
      const own = settled[index]
      if (own) settle(own)
    }
  }
  /**
   * One bad submission must not affect the others. A submission that was stored before its response was lost
   * is not judged twice, because each has a key.
   */
  const judgeEach = async (gameId: number, batch: readonly Waiting[]) => {
    let failures = 0
    for (const waiting of batch) {
      try {
        if (failures >= MAX_FAILURES) throw new Error('answers cannot be judged now')
        await judgeTogether(gameId, [waiting])
        failures = 0
      } catch (error) {
        failures += 1
        waiting.fail(error)
      }
    }
  }
  const work = async (gameId: number, queue: Waiting[]) => {
    while (queue.length > 0) {
      await untilAllHere(() => Math.min(queue.length, MAX_AT_ONCE))
      const batch = queue.splice(0, MAX_AT_ONCE)
      try {
        await judgeTogether(gameId, batch)
      } catch (error) {
        needs.logger.warn(
          { err: error, game: gameId, answers: batch.length },
          'answers were not judged together, now each by itself',
        )
        await judgeEach(gameId, batch)
      }
    }
    queues.delete(gameId)
  }
  return {
    judge: async (answer) => {
      const settled = await new Promise<SubmissionOutcome>((settle, fail) => {
        const waiting = { answer, settle, fail }
        const queue = queues.get(answer.gameId)
        if (queue) {
          queue.push(waiting)
          return
        }
        const begun = [waiting]
        queues.set(answer.gameId, begun)
        void work(answer.gameId, begun)
      })
      if (settled.kind !== 'refused') return settled.id
      if (settled.refusal instanceof RateLimitError) await tellTurnedAway(answer)
      throw settled.refusal
    },
  }
}
