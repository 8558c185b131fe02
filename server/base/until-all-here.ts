import { setImmediate as turn } from 'node:timers/promises'

/** A flood never pauses, so a batch starts after this many turns in any case. */
const MAX_TURNS = 8

/**
 * Resolves when a turn of the event loop brings no further caller. A crowd arrives over several turns, and
 * each batch costs a round trip to the database. A single caller waits for one turn.
 */
export async function untilAllHere(count: () => number): Promise<void> {
  let before = 1
  for (let turns = 0; turns < MAX_TURNS; turns++) {
    await turn()
    if (count() <= before) return
    before = count()
  }
}
