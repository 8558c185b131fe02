import { SCREENS } from '#src/app/screens.ts'
import { MONITOR_TABS } from '#src/features/monitor/monitor-tab.ts'

/** The patterns of all screens that require a role above User. */
export function organiserRoutes(): string[] {
  return SCREENS.filter(({ guard }) => guard === 'Admin' || guard === 'Monitor').flatMap(({ path }) =>
    path.endsWith('/*') ? MONITOR_TABS.map((tab) => path.replace('*', tab)) : [path],
  )
}
