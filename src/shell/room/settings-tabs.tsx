import CalendarClock from 'lucide-react/icons/calendar-clock'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useWords } from '#src/text/use-text.ts'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { roomPath } from './room-sections.ts'

/** Renders nothing if the server has no schedule, because only one tab would be left. */
export function SettingsTabs({ game, part }: { game: number; part: 'all' | 'schedule' }) {
  const words = useWords(roomWords).settings
  if (!useConfig().features?.includes('schedule')) return null
  const path = roomPath(game, 'settings')
  const here = (tab: typeof part) => (tab === part ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <TabBar label={words.label}>
      <TabLink as={Link} to={path} icon={<SlidersHorizontal aria-hidden />} {...here('all')}>
        {words.all}
      </TabLink>
      <TabLink as={Link} to={`${path}/schedule`} icon={<CalendarClock aria-hidden />} {...here('schedule')}>
        {words.schedule}
      </TabLink>
    </TabBar>
  )
}
