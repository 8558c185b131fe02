import type { Role } from '#contract/models/account.ts'

export type HubName = 'user' | 'monitor' | 'admin'

export interface Hub {
  readonly path: `/hub/${string}`
  /** The least role that may listen. */
  readonly role: Exclude<Role, 'Banned'>
  /** `game`: one group for each game, named by the query. `everybody`: one group. */
  readonly audience: 'game' | 'everybody'
}

export const HUBS: Readonly<Record<HubName, Hub>> = {
  user: { path: '/hub/user', role: 'User', audience: 'game' },
  monitor: { path: '/hub/monitor', role: 'Monitor', audience: 'game' },
  admin: { path: '/hub/admin', role: 'Admin', audience: 'everybody' },
}
export const HUB_NAMES: readonly HubName[] = ['user', 'monitor', 'admin']

/** A group belongs to one hub: the same game has another group on each. */
export const groupOf = (hub: HubName, game: number | undefined): string => (game === undefined ? hub : `${hub}:${game}`)
