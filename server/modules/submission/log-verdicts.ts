import type { JudgedSubmission } from '#server/live/change.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'

/** Writes each verdict to the platform log, without the flag, because a log must not contain flags. */
export const verdictLogger =
  (platformLog: Pick<PlatformLog, 'write'>): Subscriber =>
  (changes) => {
    for (const change of changes)
      if (change.kind === 'submission-judged') logVerdict(change.submission, platformLog)
  }

function logVerdict(
  { challenge, challengeId, user, ip, status, cheat }: JudgedSubmission,
  platformLog: Pick<PlatformLog, 'write'>,
): void {
  const entry = { name: user, ip, source: 'submission' }
  const place = `${challenge}#${challengeId}`
  switch (status) {
    case 'Accepted':
      platformLog.write({
        ...entry,
        level: 'Information',
        status: 'Success',
        message: `Right answer to ${place}`,
      })
      break
    case 'WrongAnswer':
    case 'CheatDetected':
      platformLog.write({
        ...entry,
        level: 'Information',
        status: 'Failed',
        message: `Wrong answer to ${place}`,
      })
      break
    case 'NotFound':
      platformLog.write({
        ...entry,
        level: 'Warning',
        status: 'NotFound',
        message: `Answer to ${place}, which the team has not been given`,
      })
      break
    default:
      status satisfies never
  }
  if (cheat !== null)
    platformLog.write({
      ...entry,
      level: 'Information',
      status: 'Success',
      message: `Another team's flag: ${cheat.eventText}`,
    })
}
