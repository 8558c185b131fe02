import Activity from 'lucide-react/icons/activity'
import Container from 'lucide-react/icons/container'
import Files from 'lucide-react/icons/files'
import Flag from 'lucide-react/icons/flag'
import ScrollText from 'lucide-react/icons/scroll-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import { useConfig } from '#src/api/use-config.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useText, useWords } from '#src/text/use-text.ts'

export type AdminPart = 'configs' | 'games' | 'teams' | 'users' | 'instances' | 'logs' | 'health' | 'files'

export interface PlatformPart {
  part: AdminPart
  to: string
  name: string
  Icon: LucideIcon
}

/** The sections of the administration. Only some servers list unused files or report their health. */
export function usePlatformParts(): readonly PlatformPart[] {
  const { title } = useText().screens
  const words = useWords(unusedFilesWords)
  const { features } = useConfig()
  const all: readonly (PlatformPart & { extension?: string })[] = [
    { part: 'games', to: '/admin/games', name: title.adminGames, Icon: Flag },
    { part: 'teams', to: '/admin/teams', name: title.adminTeams, Icon: Users },
    { part: 'users', to: '/admin/users', name: title.adminUsers, Icon: User },
    { part: 'instances', to: '/admin/instances', name: title.adminInstances, Icon: Container },
    { part: 'logs', to: '/admin/logs', name: title.adminLogs, Icon: ScrollText },
    { part: 'health', to: '/admin/health', name: words.health, Icon: Activity, extension: 'health' },
    { part: 'configs', to: '/admin/configs', name: title.adminConfigs, Icon: SlidersHorizontal },
    { part: 'files', to: '/admin/games?part=files', name: words.tab, Icon: Files, extension: 'unused-files' },
  ]
  return all.filter(({ extension }) => extension === undefined || features?.includes(extension))
}
