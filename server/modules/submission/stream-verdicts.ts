import type { StreamItems } from '#contract/streams.ts'
import { toCheat } from '#server/serializers/cheat.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import type { CheatRow, SubmissionRow } from '#server/store/rows/monitor.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import type { JudgedFlag } from './judge-batch.ts'
import { toTeamAnswer } from '#server/serializers/team-answer.ts'

/** The verdicts of one batch, whose numbers follow each other; only after all of it is stored. */
export function tellStreams(gameId: number, verdicts: readonly JudgedFlag[], streams: StreamWriter): void {
  const [first] = verdicts
  if (!first) return
  const { seq, said, cheat } = first.stored
  streams.append(
    { stream: 'monitor', game: gameId },
    seq - Number(said !== null) - Number(cheat !== null),
    verdicts.flatMap(toMonitorItems),
  )
  for (const { answer, judged, stored } of verdicts) {
    const { id, challengeId, status, at, teamSeq } = stored
    const item = toTeamAnswer({ kind: 'answer', id, challengeId, status, user: answer.actor.name, at })
    streams.append({ stream: 'team', participation: judged.participation.id }, teamSeq, [item])
  }
}

/** In the order in which they are counted. */
function toMonitorItems({
  answer,
  judged: { participation, challenge },
  stored,
}: JudgedFlag): StreamItems['monitor'][] {
  const beforeCheat = stored.seq - Number(stored.cheat !== null)
  const by = { at: stored.at, user: answer.actor.name, team: participation.name }
  const sent: SubmissionRow = {
    ...by,
    answer: answer.text,
    status: stored.status,
    challenge: challenge.title,
    number: stored.seq,
  }
  const items: StreamItems['monitor'][] = []
  if (stored.said !== null)
    items.push({
      kind: 'event',
      event: toGameEvent({ ...by, type: 'FlagSubmit', content: stored.said, number: beforeCheat - 1 }),
    })
  if (stored.cheat !== null)
    items.push({
      kind: 'event',
      event: toGameEvent({ ...by, type: 'CheatDetected', content: stored.cheat.said, number: beforeCheat }),
    })
  items.push({ kind: 'submission', submission: toSubmission(sent) })
  if (stored.cheat !== null && challenge.owner !== null) {
    const cheat: CheatRow = { ...sent, from: participation, owner: challenge.owner }
    items.push({ kind: 'cheat', cheat: toCheat(cheat) })
  }
  return items
}
