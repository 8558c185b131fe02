import type { Hub } from '#contract/hub.ts'
import { adminHub, boardHub, monitorHub, publicHub, userHub } from '#contract/hubs.ts'

export type HubName = 'user' | 'monitor' | 'admin' | 'board' | 'public'

/** A hub with a game in its URL has one group per game. The others have one group for all. */
export const HUBS: Readonly<Record<HubName, Hub>> = {
  user: userHub,
  monitor: monitorHub,
  admin: adminHub,
  board: boardHub,
  public: publicHub,
}
export const HUB_NAMES: readonly HubName[] = ['user', 'monitor', 'admin', 'board', 'public']

/** A group belongs to one hub: the same game has another group on another hub. */
export const groupOf = (hub: HubName, game: number | undefined): string =>
  game === undefined ? hub : `${hub}:${game}`

/** The members of the group that follow streams instead of the base wire's messages. */
export const streamsGroupOf = (hub: HubName, game: number | undefined): string =>
  `${groupOf(hub, game)}/streams`
