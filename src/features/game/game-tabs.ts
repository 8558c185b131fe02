import Activity from 'lucide-react/icons/activity'
import Crosshair from 'lucide-react/icons/crosshair'
import Flag from 'lucide-react/icons/flag'
import Trophy from 'lucide-react/icons/trophy'

export const GAME_TABS = {
  detail: { path: '', icon: Flag },
  challenges: { path: 'challenges', icon: Crosshair },
  scoreboard: { path: 'scoreboard', icon: Trophy },
  monitor: { path: 'monitor', icon: Activity },
} as const
