import { GAME_EDIT_TARGET, type GameEdit, type GamePart } from '#contract/streams.ts'
import { steadyClock } from '#server/base/clock.ts'
import type { HubSender } from '#server/live/hub-messages.ts'

/** Teams join in crowds, and a batch rules on many: changes within this time are sent together. */
const GATHER_MS = 250
const waiting = new WeakMap<HubSender, Set<string>>()

/**
 * Notifies the organisers of a game, hidden or not, after the commit that a part of it changed, so that open
 * lists load it again. It never waits and never fails.
 */
export function pushEdit(game: number, part: GamePart, { live }: { live: HubSender }): void {
  const edits = waiting.get(live) ?? new Set<string>()
  waiting.set(live, edits)
  const key = `${game} ${part}`
  if (edits.has(key)) return
  edits.add(key)
  steadyClock.after(GATHER_MS, () => {
    edits.delete(key)
    live.publish({
      hub: 'monitor',
      game,
      lines: 'streams',
      target: GAME_EDIT_TARGET,
      payload: { game, part } satisfies GameEdit,
    })
  })
}
