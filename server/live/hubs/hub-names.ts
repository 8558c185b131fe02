import type { Hub } from '#contract/hub.ts'
import { adminHub, boardHub, monitorHub, publicHub, userHub } from '#contract/hubs.ts'

export type HubName = 'user' | 'monitor' | 'admin' | 'board' | 'public'

/** A hub with a game in its URL has one group per game. Each other hub has one group. */
export const HUBS: Readonly<Record<HubName, Hub>> = {
  user: userHub,
  monitor: monitorHub,
  admin: adminHub,
  board: boardHub,
  public: publicHub,
}
export const HUB_NAMES: readonly HubName[] = ['user', 'monitor', 'admin', 'board', 'public']

/** A group belongs to one hub, so a game has one group on each hub. */
export const groupOf = (hub: HubName, game: number | undefined): string =>
  game === undefined ? hub : `${hub}:${game}`

/** The members of the group that follow streams instead of the messages of the base wire. */
export const streamsGroupOf = (hub: HubName, game: number | undefined): string =>
  `${groupOf(hub, game)}/streams`
