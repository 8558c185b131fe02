import Activity from 'lucide-react/icons/activity'
import Container from 'lucide-react/icons/container'
import Files from 'lucide-react/icons/files'
import Flag from 'lucide-react/icons/flag'
import ScrollText from 'lucide-react/icons/scroll-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SilentConnection } from './silent-connection.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'

export type AdminPart = 'configs' | 'games' | 'teams' | 'users' | 'instances' | 'logs' | 'health' | 'files'

/** The sections of the administration. Only some servers list unused files or report their health. */
export function AdminTabs({ part }: { part: AdminPart }) {
  const { title } = useText().screens
  const words = useWords(unusedFilesWords)
  const { features } = useConfig()
  const tells = (extension: string) => features?.includes(extension) === true
  const here = (tab: AdminPart) => (tab === part ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <>
      <SilentConnection gameId={null} kind="platform" />
      <TabBar label={words.parts}>
        <TabLink as={Link} to="/admin/games" icon={<Flag aria-hidden />} {...here('games')}>
          {title.adminGames}
        </TabLink>
        <TabLink as={Link} to="/admin/teams" icon={<Users aria-hidden />} {...here('teams')}>
          {title.adminTeams}
        </TabLink>
        <TabLink as={Link} to="/admin/users" icon={<User aria-hidden />} {...here('users')}>
          {title.adminUsers}
        </TabLink>
        <TabLink as={Link} to="/admin/instances" icon={<Container aria-hidden />} {...here('instances')}>
          {title.adminInstances}
        </TabLink>
        <TabLink as={Link} to="/admin/logs" icon={<ScrollText aria-hidden />} {...here('logs')}>
          {title.adminLogs}
        </TabLink>
        {tells('health') && (
          <TabLink as={Link} to="/admin/health" icon={<Activity aria-hidden />} {...here('health')}>
            {words.health}
          </TabLink>
        )}
        <TabLink as={Link} to="/admin/configs" icon={<SlidersHorizontal aria-hidden />} {...here('configs')}>
          {title.adminConfigs}
        </TabLink>
        {tells('unused-files') && (
          <TabLink as={Link} to="/admin/games?part=files" icon={<Files aria-hidden />} {...here('files')}>
            {words.tab}
          </TabLink>
        )}
      </TabBar>
    </>
  )
}
