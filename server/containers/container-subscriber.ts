import type { Change } from '#server/live/change.ts'
import type { Subscriber } from '#server/live/publisher.ts'
import type { ContainerManager } from './container-manager.ts'

/** Checks once per commit if one of its changes may end a container. */
export const containerSubscriber =
  (manager: Pick<ContainerManager, 'checkNow'>): Subscriber =>
  (changes) => {
    if (changes.some(mayEndOne)) manager.checkNow()
  }

function mayEndOne(change: Change): boolean {
  switch (change.kind) {
    case 'game-changed':
    case 'game-deleted':
    case 'challenge-changed':
    case 'team-deleted':
    case 'container-prolonged':
      return true
    case 'team-item':
      return change.item.kind === 'participation'
    default:
      return false
  }
}
