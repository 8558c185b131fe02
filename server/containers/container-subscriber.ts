import type { Subscriber } from '#server/live/publisher.ts'
import type { ContainerManager } from './container-manager.ts'

/** Checks the containers once per commit if a change may end one. */
export const containerSubscriber =
  (manager: Pick<ContainerManager, 'checkNow'>): Subscriber =>
  (changes) => {
    const mayEndOne = changes.some(
      ({ kind }) => kind === 'game-changed' || kind === 'game-deleted' || kind === 'challenge-changed',
    )
    if (mayEndOne) manager.checkNow()
  }
