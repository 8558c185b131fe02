import Activity from 'lucide-react/icons/activity'
import Inbox from 'lucide-react/icons/inbox'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'

export const MONITOR_TABS = ['events', 'submissions', 'cheatinfo'] as const
export type MonitorTab = (typeof MONITOR_TABS)[number]

export const TAB_ICONS: Readonly<Record<MonitorTab, LucideIcon>> = {
  events: Activity,
  submissions: Inbox,
  cheatinfo: Users,
}

/** The tab that the end of an address names, in upper or lower case. Null if it names none. */
export function readMonitorTab(text: string | undefined): MonitorTab | null {
  return MONITOR_TABS.find((tab) => tab === text?.toLowerCase()) ?? null
}
