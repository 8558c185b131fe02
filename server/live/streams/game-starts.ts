import { batchLoader } from '#server/base/batch-loader.ts'
import type { StreamStore } from './stream-store.ts'

/**
 * The starts of the games that clients of this process follow. Before its start nobody may read a game, not
 * even organisers.
 */
export class GameStarts {
  readonly #at = new Map<number, number>()
  readonly #read: (game: number) => Promise<number | null>
  readonly #now: () => number
  #moves = 0

  constructor(store: Pick<StreamStore, 'starts'>, now: () => number) {
    this.#read = batchLoader((games: readonly number[]) => store.starts(games))
    this.#now = now
  }

  hasCome(game: number): boolean {
    return this.#now() >= (this.#at.get(game) ?? Number.POSITIVE_INFINITY)
  }

  /** A process has changed the start. */
  move(game: number, at: number): void {
    this.#moves += 1
    if (this.#at.has(game)) this.#at.set(game, at)
  }

  async look(game: number): Promise<void> {
    const moves = this.#moves
    const at = await this.#read(game)
    // The value that was read may be older than a change that was reported in the meantime.
    if (moves !== this.#moves) return this.look(game)
    if (at === null) this.#at.delete(game)
    else this.#at.set(game, at)
  }

  keepOnly(games: ReadonlySet<number>): void {
    for (const game of this.#at.keys()) if (!games.has(game)) this.#at.delete(game)
  }
}
