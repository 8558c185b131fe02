import type { ConfigBroadcast, HubSender } from '#server/live/hub-messages.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import { pushEdit } from './push-edit.ts'
import { pushGame } from './push-game.ts'

/** Announces edits of a game: to its organisers by part, and to everyone if the game is visible. */
export const gameSubscriber =
  (live: HubSender & ConfigBroadcast): Subscriber =>
  (changes) => {
    const announce = (gameId: number, isShown: boolean) =>
      pushGame(gameId, isShown, { configBroadcast: live })
    for (const change of changes) {
      switch (change.kind) {
        case 'game-created':
        case 'game-details-changed':
          announce(change.gameId, !change.isHidden)
          break
        case 'game-changed':
          announce(change.gameId, !(change.wasHidden && change.isHidden))
          break
        case 'game-deleted':
          announce(change.gameId, !change.wasHidden)
          break
        case 'challenge-created':
        case 'challenge-changed':
          pushEdit(change.gameId, 'challenges', { live })
          break
        case 'notice-added':
          // Organisers edit the notices that they wrote, not those of bloods and challenges.
          if (change.notice.type === 'Normal') pushEdit(change.notice.gameId, 'notices', { live })
          break
        case 'notice-changed':
          pushEdit(change.notice.gameId, 'notices', { live })
          break
        case 'notice-removed':
          pushEdit(change.gameId, 'notices', { live })
          break
        case 'teams-changed':
          pushEdit(change.gameId, 'teams', { live })
          break
        case 'team-deleted':
          for (const gameId of change.gameIds) pushEdit(gameId, 'teams', { live })
          break
        default:
      }
    }
  }
