import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { publishNotice } from '#server/modules/notice/publish.ts'
import type { Live } from '#server/live.ts'
import type { Journal } from '#server/modules/log/journal.ts'
import type { Verdicted } from './batch.ts'

/** In the wire's order; only after all of it is stored. */
export function tellVerdict({ answer, judged, stored, blood }: Verdicted, { live, journal }: { live: Live; journal: Pick<Journal, 'write'> }): void {
  const by = { time: toIso(answer.at), user: answer.actor.name, team: judged.participation.teamName }
  const event = (type: GameEvent['type'], content: string) => {
    const payload: GameEvent = { type, content, ...by }
    live.publish({ hub: 'monitor', game: answer.gameId, target: 'ReceivedGameEvent', payload })
  }
  if (stored.said !== null) event('FlagSubmit', stored.said)
  if (stored.cheat !== null) event('CheatDetected', stored.cheat.said)
  if (blood !== null) publishNotice(blood, live)
  const payload: Submission = { answer: answer.text, status: stored.status, ...by, challenge: judged.challenge.title }
  live.publish({ hub: 'monitor', game: answer.gameId, target: 'ReceivedSubmissions', payload })

  // Without the answer: flags are read where the submissions are, not in a log.
  const place = `${judged.challenge.title}#${answer.challengeId}`
  const said = { name: answer.actor.name, ip: answer.ip, source: 'submission' }
  switch (judged.verdict) {
    case 'Accepted':
      journal.write({ ...said, level: 'Information', status: 'Success', message: `Right answer to ${place}` })
      break
    case 'WrongAnswer':
      journal.write({ ...said, level: 'Information', status: 'Failed', message: `Wrong answer to ${place}` })
      break
    case 'NotFound':
      journal.write({ ...said, level: 'Warning', status: 'NotFound', message: `Answer to ${place}, which the team has not been given` })
      break
    default:
      judged.verdict satisfies never
  }
  if (stored.cheat !== null) journal.write({ ...said, level: 'Information', status: 'Success', message: `Another team's flag: ${stored.cheat.said}` })
}
