import type { Hub } from '#contract/hub.ts'
import { adminHub } from '#contract/hubs/admin.ts'
import { boardHub } from '#contract/hubs/board.ts'
import { monitorHub } from '#contract/hubs/monitor.ts'
import { userHub } from '#contract/hubs/user.ts'

export type HubName = 'user' | 'monitor' | 'admin' | 'board'

/** A hub whose address names a game has a group for each game, any other has one for everybody. */
export const HUBS: Readonly<Record<HubName, Hub>> = { user: userHub, monitor: monitorHub, admin: adminHub, board: boardHub }
export const HUB_NAMES: readonly HubName[] = ['user', 'monitor', 'admin', 'board']

/** A group belongs to one hub: the same game has another group on each. */
export const groupOf = (hub: HubName, game: number | undefined): string => (game === undefined ? hub : `${hub}:${game}`)
