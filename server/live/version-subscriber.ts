import { TOPIC, type Versions } from '#server/base/versions.ts'
import type { Change } from './change.ts'
import type { Subscriber } from './publisher.ts'

/** Counts the changes, before any message makes a client read again. */
export const versionSubscriber =
  (versions: Pick<Versions, 'changed'>): Subscriber =>
  (changes) => {
    const topics = new Set(changes.flatMap(topicsOf))
    if (topics.size > 0) versions.changed(topics)
  }

/**
 * The topics whose values a change makes outdated. Kinds without a topic are listed too, so that a new kind
 * cannot be forgotten.
 */
function topicsOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'submission-judged':
      return change.blood === null ? [] : [TOPIC.notices(change.submission.gameId)]
    case 'board-facts':
      // The list names winners. A solve after the end changes none, but an act of an organiser may.
      return change.facts.some(({ kind }) => kind === 'change')
        ? [TOPIC.board(change.gameId), TOPIC.games]
        : [TOPIC.board(change.gameId)]
    case 'notice-added':
    case 'notice-changed':
      return [TOPIC.notices(change.notice.gameId)]
    case 'notice-removed':
    case 'addressed-notices-changed':
      return [TOPIC.notices(change.gameId)]
    case 'config-changed':
      return [TOPIC.config]
    case 'game-created':
    case 'game-details-changed':
      return [TOPIC.games, TOPIC.game(change.gameId)]
    case 'game-changed':
    case 'game-deleted':
      return [
        TOPIC.games,
        TOPIC.game(change.gameId),
        TOPIC.notices(change.gameId),
        TOPIC.challenges(change.gameId),
        TOPIC.board(change.gameId),
      ]
    case 'players-changed':
    case 'game-teams-changed':
    case 'names-changed':
      return [TOPIC.game(change.gameId)]
    case 'team-deleted':
      return [TOPIC.players, ...change.gameIds.map(TOPIC.game)]
    case 'challenge-created':
    case 'challenge-changed':
      return [TOPIC.challenges(change.gameId)]
    case 'player-moved':
      return [TOPIC.players]
    case 'access-revoked':
    case 'sessions-changed':
    case 'account-changed':
      return [TOPIC.accounts]
    case 'team-item':
      return [TOPIC.team(change.participationId)]
    case 'own-teams-changed':
    case 'writeup-changed':
    case 'posts-changed':
    case 'attention-changed':
    case 'pairs-changed':
    case 'container-prolonged':
    case 'game-event':
      return []
    default:
      return change satisfies never
  }
}
