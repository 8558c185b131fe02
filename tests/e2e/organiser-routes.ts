import { SCREENS } from '#src/app/screens.ts'
import { MONITOR_TABS } from '#src/features/monitor/monitor-tab.ts'
import { ROOM_SECTIONS } from '#src/shell/room/room-sections.ts'

const IN_ROOM = [
  ...ROOM_SECTIONS.filter((section) => section !== 'live'),
  ...MONITOR_TABS.map((tab) => `live/${tab}`),
  'challenges/:chalId',
  'challenges/:chalId/flags',
]

/** The patterns of all screens that require a role above User, so that new ones are tested too. */
export function organiserRoutes(): string[] {
  return SCREENS.filter(({ guard }) => guard === 'Admin' || guard === 'Monitor').flatMap(({ path }) =>
    path.endsWith('/*') ? IN_ROOM.map((section) => path.replace('*', section)) : [path],
  )
}
