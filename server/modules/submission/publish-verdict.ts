import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import type { Clock } from '#server/base/clock.ts'
import { publishNotice } from '#server/modules/notice/publish-notice.ts'
import type { HubSender } from '#server/live/hub-messages.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'
import { memoryCounters } from '#server/http/limits/memory-counters.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import type { FlagSubmission } from './flag-judge-types.ts'
import type { JudgedFlag } from './judge-batch.ts'

/** Repeated guesses are logged once in a while: each further one adds nothing new. */
const TOLD = fixedWindow({ permits: 1, windowMs: 10_000 })

interface Needs {
  live: HubSender
  streams: StreamWriter
  platformLog: Pick<PlatformLog, 'write'>
}

/** In the wire's order; only after all of it is stored. */
export function tellVerdict(
  { answer, judged, stored, blood }: JudgedFlag,
  { live, streams, platformLog }: Needs,
): void {
  const by = { time: toIso(answer.at), user: answer.actor.name, team: judged.participation.name }
  const event = (type: GameEvent['type'], content: string) => {
    const payload: GameEvent = { type, content, ...by }
    live.publish({ hub: 'monitor', game: answer.gameId, target: 'ReceivedGameEvent', payload })
  }
  if (stored.said !== null) event('FlagSubmit', stored.said)
  if (stored.cheat !== null) event('CheatDetected', stored.cheat.said)
  if (blood !== null) publishNotice(blood, { live, streams })
  const payload: Submission = {
    answer: answer.text,
    status: stored.status,
    ...by,
    challenge: judged.challenge.title,
  }
  live.publish({ hub: 'monitor', game: answer.gameId, target: 'ReceivedSubmissions', payload })

  // Without the answer: flags are read where the submissions are, not in a log.
  const place = `${judged.challenge.title}#${answer.challengeId}`
  const said = { name: answer.actor.name, ip: answer.ip, source: 'submission' }
  switch (judged.verdict) {
    case 'Accepted':
      platformLog.write({
        ...said,
        level: 'Information',
        status: 'Success',
        message: `Right answer to ${place}`,
      })
      break
    case 'WrongAnswer':
      platformLog.write({
        ...said,
        level: 'Information',
        status: 'Failed',
        message: `Wrong answer to ${place}`,
      })
      break
    case 'NotFound':
      platformLog.write({
        ...said,
        level: 'Warning',
        status: 'NotFound',
        message: `Answer to ${place}, which the team has not been given`,
      })
      break
    default:
      judged.verdict satisfies never
  }
  if (stored.cheat !== null)
    platformLog.write({
      ...said,
      level: 'Information',
      status: 'Success',
      message: `Another team's flag: ${stored.cheat.said}`,
    })
}

/** Tells of those who gave too many wrong answers. */
export function openRateLimitLogger({
  platformLog,
  clock,
}: {
  platformLog: Pick<PlatformLog, 'write'>
  clock: Clock
}) {
  const told = memoryCounters()
  return async ({ gameId, actor, ip }: FlagSubmission): Promise<void> => {
    if ((await told.take(actor.id, TOLD, clock.now())).kind === 'refused') return
    const message = `Too many wrong answers in game ${gameId}`
    platformLog.write({
      level: 'Warning',
      status: 'Denied',
      name: actor.name,
      ip,
      message,
      source: 'submission',
    })
  }
}
