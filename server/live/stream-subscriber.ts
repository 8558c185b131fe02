import type { AnswerFacts } from '#contract/models/submission.ts'
import type { StreamItems } from '#contract/streams.ts'
import { toCheat } from '#server/serializers/cheat.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import { toTeamAnswer } from '#server/serializers/team-answer.ts'
import type { Change, JudgedSubmission, NumberedNotice } from './change.ts'
import type { Subscriber } from './publisher.ts'
import type { StreamWriter } from './streams/stream-writer.ts'

/** Appends to the numbered streams. Readers fetch missing items from the store. */
export const streamSubscriber =
  (streams: StreamWriter): Subscriber =>
  (changes) => {
    for (const change of changes) append(change, streams)
  }

function append(change: Change, streams: StreamWriter): void {
  switch (change.kind) {
    case 'submission-judged':
      if (change.blood !== null) appendNotice(change.blood, streams)
      appendSubmission(change.submission, streams)
      return
    case 'board-facts':
      for (const { seq, ...fact } of change.facts)
        streams.append({ stream: 'board', game: change.gameId }, seq, [fact])
      return
    case 'notice-added':
      appendNotice(change.notice, streams)
      return
    case 'notice-changed': {
      const { notice, seq } = change
      const item = { kind: 'changed' as const, notice: toGameNotice(notice) }
      streams.append({ stream: 'notices', game: notice.gameId }, seq, [item])
      return
    }
    case 'notice-removed':
      streams.append({ stream: 'notices', game: change.gameId }, change.seq, [
        { kind: 'removed', id: change.id },
      ])
      return
    case 'game-event': {
      const { gameId, event, seq } = change
      const item = { kind: 'event' as const, event: toGameEvent({ ...event, number: seq }) }
      streams.append({ stream: 'monitor', game: gameId }, seq, [item])
      return
    }
    case 'game-changed':
      streams.moveStart(change.gameId, change.startAt)
      return
    case 'team-item':
      streams.append({ stream: 'team', participation: change.participationId }, change.seq, [change.item])
      return
    case 'addressed-notices-changed':
    case 'config-changed':
    case 'game-created':
    case 'game-details-changed':
    case 'players-changed':
    case 'game-deleted':
    case 'game-teams-changed':
    case 'team-deleted':
    case 'account-changed':
    case 'own-teams-changed':
    case 'writeup-changed':
    case 'posts-changed':
    case 'sessions-changed':
    case 'names-changed':
    case 'attention-changed':
    case 'pairs-changed':
    case 'container-prolonged':
    case 'player-moved':
    case 'access-revoked':
    case 'challenge-created':
    case 'challenge-changed':
      return
    default:
      change satisfies never
  }
}

function appendNotice({ seq, ...notice }: NumberedNotice, streams: StreamWriter): void {
  if (seq === null) return
  const item = { kind: 'added' as const, notice: toGameNotice(notice) }
  streams.append({ stream: 'notices', game: notice.gameId }, seq, [item])
}

function appendSubmission(submission: JudgedSubmission, streams: StreamWriter): void {
  const { gameId, id, challengeId, status, user, at, team, seq, teamSeq, eventText, cheat } = submission
  const first = seq - Number(eventText !== null) - Number(cheat !== null)
  streams.append({ stream: 'monitor', game: gameId }, first, toMonitorItems(submission))
  const item = toTeamAnswer({ kind: 'answer', id, challengeId, status, user, at })
  streams.append({ stream: 'team', participation: team.id }, teamSeq, [item])
}

const LAST_MEDAL = 3

const toFacts = ({ placing, ...submission }: JudgedSubmission): AnswerFacts => ({
  id: submission.id,
  participationId: submission.team.id,
  userId: submission.userId,
  challengeId: submission.challengeId,
  category: submission.category,
  attempt: submission.attempt,
  ip: submission.ip,
  placing: placing !== null && placing <= LAST_MEDAL ? placing : null,
})

/** In the order of their numbers. */
function toMonitorItems(submission: JudgedSubmission): StreamItems['monitor'][] {
  const { team, user, at, answer, status, challenge, eventText, cheat, seq } = submission
  const beforeCheat = seq - Number(cheat !== null)
  const by = { at, user, team: team.name }
  const sent = { ...by, answer, status, challenge, number: seq }
  const event = (type: 'FlagSubmit' | 'CheatDetected', content: string, number: number) => ({
    kind: 'event' as const,
    event: toGameEvent({ ...by, type, content, number }),
  })
  return [
    ...(eventText === null ? [] : [event('FlagSubmit', eventText, beforeCheat - 1)]),
    ...(cheat === null ? [] : [event('CheatDetected', cheat.eventText, beforeCheat)]),
    { kind: 'submission', submission: toSubmission({ ...sent, facts: toFacts(submission) }) },
    ...(cheat === null
      ? []
      : [{ kind: 'cheat' as const, cheat: toCheat({ ...sent, from: team, owner: cheat.owner }) }]),
  ]
}
