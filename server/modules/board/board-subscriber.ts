import type { Subscriber } from '#server/live/publisher.ts'
import type { Boards } from './boards.ts'

/** Updates the boards of this process. Other processes find new facts in the store at most a second later. */
export const boardSubscriber =
  (boards: Pick<Boards, 'apply' | 'forget'>): Subscriber =>
  (changes) => {
    for (const change of changes) {
      if (change.kind === 'board-facts') boards.apply(change.gameId, change.facts)
      if (change.kind === 'game-changed') boards.forget(change.gameId)
    }
  }
