import { GAME_TARGET } from '#contract/streams.ts'
import { steadyClock } from '#server/base/clock.ts'
import type { ConfigBroadcast } from '#server/live/hub-messages.ts'

/** Teams join in crowds: joins within this time are sent together. */
const GATHER_MS = 250
const waiting = new WeakMap<ConfigBroadcast, Set<number>>()

/**
 * Notifies all listeners after the commit that a game changed, so that lists and headers load it again. A
 * game that is hidden and was hidden before is not reported. It never waits and never fails.
 */
export function pushGame(
  id: number,
  isShown: boolean,
  { configBroadcast }: { configBroadcast: ConfigBroadcast },
): void {
  if (!isShown) return
  const games = waiting.get(configBroadcast) ?? new Set<number>()
  waiting.set(configBroadcast, games)
  if (games.has(id)) return
  games.add(id)
  steadyClock.after(GATHER_MS, () => {
    games.delete(id)
    configBroadcast.broadcast(GAME_TARGET, id)
  })
}
