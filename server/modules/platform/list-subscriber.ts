import { LIST_TARGET, type ListName } from '#contract/streams.ts'
import type { Change } from '#server/live/change.ts'
import { openGathering } from '#server/live/gather.ts'
import type { ConfigBroadcast, HubSender } from '#server/live/hub-messages.ts'
import type { Subscriber } from '#server/live/publisher.ts'

/**
 * Announces which lists have changed: posts to everyone, lists of the platform to admins, and a user's own
 * lists to that user.
 */
export function listSubscriber(live: HubSender & ConfigBroadcast): Subscriber {
  const gather = openGathering()
  function tell(list: ListName) {
    gather(list, () => live.publish({ hub: 'admin', lines: 'streams', target: LIST_TARGET, payload: list }))
  }
  function tellUsers(userIds: readonly string[], list: ListName) {
    for (const id of userIds) gather(`${list} ${id}`, () => live.tellUser(id, LIST_TARGET, list))
  }
  const tellAll = () => gather('posts', () => live.broadcast(LIST_TARGET, 'posts' satisfies ListName))
  return (changes) => {
    for (const change of changes) {
      const list = listOf(change)
      if (list !== null) tell(list)
      if (change.kind === 'own-teams-changed') tellUsers(change.members, 'own-teams')
      if (change.kind === 'posts-changed') tellAll()
      if (change.kind === 'writeup-changed') tellUsers(change.members, 'own-writeups')
      // A change of rights usually ends sessions too.
      if (change.kind === 'sessions-changed' || change.kind === 'access-revoked')
        tellUsers([change.userId], 'own-sessions')
    }
  }
}

function listOf(change: Change): ListName | null {
  switch (change.kind) {
    case 'game-created':
    case 'game-changed':
    case 'game-details-changed':
    case 'game-deleted':
      return 'games'
    case 'challenge-changed':
      return 'challenges'
    case 'account-changed':
      return 'users'
    case 'own-teams-changed':
      return 'teams'
    case 'team-item':
      return change.item.kind === 'container' ? 'containers' : null
    default:
      return null
  }
}
