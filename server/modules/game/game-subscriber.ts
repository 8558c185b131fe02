import { GAME_EDIT_TARGET, GAME_TARGET, type GameEdit, type GamePart } from '#contract/streams.ts'
import { openGathering } from '#server/live/gather.ts'
import type { ConfigBroadcast, HubSender } from '#server/live/hub-messages.ts'
import type { Subscriber } from '#server/live/publisher.ts'

/** Announces edits of a game: to its monitors by part, and to everyone if the game is or was visible. */
export function gameSubscriber(live: HubSender & ConfigBroadcast): Subscriber {
  const gather = openGathering()
  /**
   * Lists and headers read the game again. A game that was hidden before and is hidden now is not announced.
   */
  function announce(game: number, isShown: boolean) {
    if (isShown) gather(`${game}`, () => live.broadcast(GAME_TARGET, game))
  }
  /** Open lists of monitors read the part again, also of a hidden game. */
  function edited(game: number, part: GamePart) {
    gather(`${game} ${part}`, () =>
      live.publish({
        hub: 'monitor',
        game,
        lines: 'streams',
        target: GAME_EDIT_TARGET,
        payload: { game, part } satisfies GameEdit,
      }),
    )
  }
  return (changes) => {
    for (const change of changes) {
      switch (change.kind) {
        case 'game-created':
        case 'players-changed':
          announce(change.gameId, !change.isHidden)
          break
        case 'game-details-changed':
          announce(change.gameId, !change.isHidden)
          edited(change.gameId, 'game')
          break
        case 'game-changed':
          announce(change.gameId, !(change.wasHidden && change.isHidden))
          edited(change.gameId, 'game')
          break
        case 'game-deleted':
          announce(change.gameId, !change.wasHidden)
          break
        case 'challenge-created':
        case 'challenge-changed':
          edited(change.gameId, 'challenges')
          break
        case 'notice-added':
          // Organisers edit only the notices that they wrote, so the others change nothing for them.
          if (change.notice.type === 'Normal') edited(change.notice.gameId, 'notices')
          break
        case 'notice-changed':
          edited(change.notice.gameId, 'notices')
          break
        case 'notice-removed':
        case 'addressed-notices-changed':
          edited(change.gameId, 'notices')
          break
        case 'submission-judged':
          if (change.submission.status === 'Accepted') edited(change.submission.gameId, 'solves')
          break
        case 'game-teams-changed':
          edited(change.gameId, 'teams')
          break
        case 'team-deleted':
          for (const gameId of change.gameIds) edited(gameId, 'teams')
          break
        case 'names-changed':
          edited(change.gameId, 'names')
          break
        case 'attention-changed':
          edited(change.gameId, 'attention')
          break
        case 'pairs-changed':
          edited(change.gameId, 'pairs')
          break
        case 'writeup-changed':
          edited(change.gameId, 'writeups')
          break
        default:
      }
    }
  }
}
