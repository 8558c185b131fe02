import type { GameNotice } from '#contract/models/notice.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import type { Change, JudgedSubmission, NumberedNotice } from './change.ts'
import type { HubMessage, HubSender } from './hub-messages.ts'
import type { Subscriber } from './publisher.ts'

type ToBaseNotice = (notice: GameNotice) => GameNotice

/** Sends the messages of the base wire, and closes connections that may no longer receive them. */
export const hubSubscriber =
  (live: HubSender, toBaseNotice: ToBaseNotice): Subscriber =>
  (changes) => {
    for (const change of changes) {
      for (const message of toHubMessages(change, toBaseNotice)) live.publish(message)
      if (change.kind === 'player-moved') live.reconnectUser(change.userId)
      if (change.kind === 'access-revoked') live.disconnectUser(change.userId)
      if (change.kind === 'game-changed' && change.isHidden) live.closeGame(change.gameId, 'spectators')
      if (change.kind === 'game-deleted') live.closeGame(change.gameId, 'everybody')
    }
  }

/**
 * Keeps the order of the base wire. Kinds without a message are listed too, so that a new kind cannot be
 * forgotten.
 */
function toHubMessages(change: Change, toBaseNotice: ToBaseNotice): HubMessage[] {
  switch (change.kind) {
    case 'submission-judged':
      return toVerdictMessages(change.submission, change.blood, toBaseNotice)
    case 'notice-added':
      return change.hasStarted ? toNoticeMessages(change.notice, toBaseNotice) : []
    case 'game-event': {
      const payload = toGameEvent({ ...change.event, number: null })
      return [{ hub: 'monitor', game: change.gameId, target: 'ReceivedGameEvent', payload }]
    }
    case 'board-facts':
    case 'notice-changed':
    case 'notice-removed':
    case 'addressed-notices-changed':
    case 'config-changed':
    case 'game-created':
    case 'game-changed':
    case 'game-details-changed':
    case 'players-changed':
    case 'game-deleted':
    case 'player-moved':
    case 'access-revoked':
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
    case 'challenge-created':
    case 'challenge-changed':
    case 'team-item':
      return []
    default:
      return change satisfies never
  }
}

function toVerdictMessages(
  { gameId, team, user, at, answer, status, challenge, eventText, cheat }: JudgedSubmission,
  blood: NumberedNotice | null,
  toBaseNotice: ToBaseNotice,
): HubMessage[] {
  const event = (type: 'FlagSubmit' | 'CheatDetected', content: string): HubMessage => ({
    hub: 'monitor',
    game: gameId,
    target: 'ReceivedGameEvent',
    payload: toGameEvent({ type, content, at, user, team: team.name, number: null }),
  })
  const payload: Submission = { answer, status, time: toIso(at), user, team: team.name, challenge }
  return [
    ...(eventText === null ? [] : [event('FlagSubmit', eventText)]),
    ...(cheat === null ? [] : [event('CheatDetected', cheat.eventText)]),
    ...(blood === null ? [] : toNoticeMessages(blood, toBaseNotice)),
    { hub: 'monitor', game: gameId, target: 'ReceivedSubmissions', payload },
  ]
}

function toNoticeMessages({ seq, ...notice }: NumberedNotice, toBaseNotice: ToBaseNotice): HubMessage[] {
  if (seq === null) return []
  const payload = toBaseNotice(toGameNotice(notice))
  return [{ hub: 'user', game: notice.gameId, target: 'ReceivedGameNotice', payload }]
}
